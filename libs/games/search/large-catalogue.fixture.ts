import { dictionary } from '@zxcvbn-ts/language-common';
import { type Random, random } from '#libs/platform/testing/random';

/** Some 7,700 English words. */
const WORDS = (dictionary['diceware-common'] as readonly string[]).filter((word) => /^[a-z]{4,}$/.test(word));

/** Letter by letter, so that words of these scripts differ as much as the English ones. */
const IN_BENGALI = scriptOf('aাbবcচdদeেfফgগhহiিjজkকlলmমnনoোpপqখrরsসtতuুvভwওxষyযzঝ');
const IN_ARABIC = scriptOf('aاbبcصdدeعfفgغhهiيjجkكlلmمnنoوpطqقrرsسtتuضvڤwخxذyثzز');

function scriptOf(pairs: string): (word: string) => string {
  const table = new Map(
    Array.from({ length: pairs.length / 2 }, (_, at) => [pairs[2 * at], pairs[2 * at + 1] ?? '']),
  );
  return (word) => [...word].map((letter) => table.get(letter)).join('');
}

export interface GeneratedNames {
  EN: string;
  BN: string;
  AR: string;
}

/** Names of two words each, the same ones for the same seed. */
export function generatedNames(count: number, seed: number): GeneratedNames[] {
  const chance = random(seed);
  return Array.from({ length: count }, () => {
    const words = [chance.pick(WORDS), chance.pick(WORDS)];
    const named = (spell: (word: string) => string) => words.map(spell).join(' ');
    return {
      EN: named((word) => word.charAt(0).toUpperCase() + word.slice(1)),
      BN: named(IN_BENGALI),
      AR: named(IN_ARABIC),
    };
  });
}

/** Takes the parameters of `writeTitles`: titles of the studio with these names, in this order. */
export const WRITE_TITLES = `
  insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, position)
  select $2 + n, 'mela', 'STUDIO', names, 'RNG', 'slot', 'generated-' || n, 'reels', n
  from jsonb_array_elements($1::jsonb) with ordinality named (names, n)`;

const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** A key that touches another one. */
function keyBeside(letter: string, chance: Random): string {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  const at = KEYBOARD[row]?.indexOf(letter) ?? 0;
  const [left, right] = [KEYBOARD[row]?.[at - 1], KEYBOARD[row]?.[at + 1]];
  const [above, below] = [KEYBOARD[row - 1]?.[at + 1], KEYBOARD[row + 1]?.[at - 1]];
  return chance.pick([left, right, above, below].filter((key) => key !== undefined));
}

/**
 * What is typed for the first `length` letters of a name with one error: the key beside the right one, two letters in the wrong order,
 * a letter left out, or the key beside pressed too.
 */
export function mistyped(letters: string, length: number, chance: Random): string {
  const typed = letters.slice(0, length);
  const at = chance.below(typed.length);
  const beside = () => keyBeside(typed.charAt(at), chance);
  const kinds = [
    () => typed.slice(0, at) + beside() + typed.slice(at + 1),
    () => typed.slice(0, at) + beside() + typed.slice(at),
    () => typed.slice(0, at) + letters.slice(at + 1, length + 1),
    () => {
      const first = Math.min(at, typed.length - 2);
      return `${typed.slice(0, first)}${typed.charAt(first + 1)}${typed.charAt(first)}${typed.slice(first + 2)}`;
    },
  ];
  return chance.pick(kinds)();
}
