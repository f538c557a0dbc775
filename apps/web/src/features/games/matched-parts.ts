import { foldedLetters, foldName } from '#libs/games/common/fold-name';

/** A part of a name, from one place to before another. */
export interface Part {
  from: number;
  to: number;
}

/** As on the server, which finds names with an error from so many letters on. */
const FORGIVEN_FROM = 4;

/** Parts of a name that are as typed, or one part with a typing error. Empty where another language's name was found. */
export function matchedParts(name: string, text: string): { parts: Part[]; asTyped: boolean } {
  const letters = foldedLetters(name);
  const solid = letters.filter(({ letter }) => letter !== ' ');
  const starts = solid.flatMap(({ letter }, at) =>
    at === 0 || letters[letters.indexOf(solid[at] as never) - 1]?.letter === ' ' || hasNoBlanks(letter)
      ? [at]
      : [],
  );
  const words = foldName(text).split(' ').filter(Boolean);
  const rest = (at: number) => solid.slice(at).map(({ letter }) => letter);
  const find = (word: string, length: (rest: string[], word: string[]) => number) => {
    for (const at of starts) {
      const found = length(rest(at), [...word]);
      if (found > 0) return [partOf(name, solid[at]?.at ?? 0, solid[at + found - 1]?.at ?? name.length - 1)];
    }
    return [];
  };
  const whole = find(words.join(''), lengthAsTyped);
  if (whole.length > 0) return { parts: whole, asTyped: true };
  const each = words.map((word) => find(word, lengthAsTyped));
  if (words.length > 1 && each.every((found) => found.length > 0))
    return { parts: joined(each.flat()), asTyped: true };
  const withError = find(words.join(''), lengthWithError);
  if (withError.length > 0) return { parts: withError, asTyped: false };
  const near = words.flatMap(
    (word, at) => each[at]?.concat(each[at]?.length ? [] : find(word, lengthWithError)) ?? [],
  );
  return { parts: joined(near), asTyped: false };
}

const hasNoBlanks = (letter: string): boolean =>
  /[\u0e01-\u0e30\u3005-\u3007\u3041-\u30fa\u3400-\u9fff]/.test(letter);

const lengthAsTyped = (name: string[], typed: string[]): number =>
  typed.every((letter, at) => name[at] === letter) ? typed.length : 0;

/** How many letters of the name stand for what was typed with one error; 0 where they do not. */
function lengthWithError(name: string[], typed: string[]): number {
  if (typed.length < FORGIVEN_FROM) return 0;
  const at = typed.findIndex((letter, place) => name[place] !== letter);
  const goesOn = (inName: number, inTyped: number) =>
    lengthAsTyped(name.slice(inName), typed.slice(inTyped)) === typed.length - inTyped &&
    inName <= name.length
      ? inName + typed.length - inTyped
      : 0;
  const areSwapped = name[at] === typed[at + 1] && name[at + 1] === typed[at];
  return (
    (areSwapped && goesOn(at + 2, at + 2)) ||
    goesOn(at + 1, at + 1) ||
    goesOn(at + 1, at) ||
    goesOn(at, at + 1)
  );
}

/** Whole signs only: a mark within a Bengali conjunct would tear it apart. */
function partOf(name: string, first: number, last: number): Part {
  const places = [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(name)]
    .map(({ index }) => index)
    .filter((place) => !/[\u09cd\u200c\u200d]/.test(name.charAt(place - 1)));
  return {
    from: places.findLast((place) => place <= first) ?? 0,
    to: places.find((place) => place > last) ?? name.length,
  };
}

function joined(parts: Part[]): Part[] {
  const sorted = parts.toSorted((one, other) => one.from - other.from);
  return sorted.filter((part, at) => at === 0 || part.from >= (sorted[at - 1]?.to ?? 0));
}
