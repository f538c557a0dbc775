import { foldName } from '../common/fold-name.js';

/** As many letters of a name as its keys have, and the first of these in which an error is forgiven: `games.search_keys`. */
const LETTERS_OF_A_KEY = 24;
const FORGIVEN_LETTERS = 12;
/** An error in fewer letters would find half of the catalogue. */
const FORGIVEN_FROM = 4;
/** Further words are left out. */
const MOST_WORDS = 8;

/** What is looked for among `games.title_name`: its letters and its keys. */
export interface TitleQuery {
  /** The search without its blanks. */
  letters: string;
  /** For names as they were typed: the beginning of the name or of a word in it, or of one word for each that was typed. */
  typed: string;
  /** For names with one typing error; `null` where none is forgiven. */
  mistyped: string | null;
  /** How such names begin, as patterns: a list for each of `TYPING_ERRORS`. */
  beginnings: string[][];
}

/** `null` where the text has no letter: nothing can be found by it. */
export function titleQuery(text: string): TitleQuery | null {
  const words = foldName(text).split(' ').filter(Boolean).slice(0, MOST_WORDS);
  const letters = words.join('');
  if (letters === '') return null;
  const ways = words.length > 1 ? [[letters], words] : [words];
  const errors = ways.flat().flatMap(errorsIn);
  return {
    letters,
    typed: ways.map((way) => `(${way.map(asTyped).join('&')})`).join('|'),
    mistyped: ways.flatMap((way) => way.flatMap((_, at) => asMistyped(way, at))).join('|') || null,
    beginnings: TYPING_ERRORS.map((_, rank) =>
      [
        ...(rank === 0 && letters.length >= FORGIVEN_FROM ? besideKeys(letters) : []),
        ...errors.filter((error) => error.rank === rank).map(({ beginning }) => beginning),
      ].map((beginning) => `${beginning}%`),
    ),
  };
}

/** In the order in which `foundTitles` has them. */
export const parametersOf = ({ letters, typed, mistyped, beginnings }: TitleQuery): unknown[] => [
  letters,
  typed,
  mistyped,
  ...beginnings,
];

interface MistypedBeginning {
  beginning: string;
  /** The place of the error among `TYPING_ERRORS`. */
  rank: number;
}

function errorsIn(word: string): MistypedBeginning[] {
  if ([...word].length < FORGIVEN_FROM) return [];
  return TYPING_ERRORS.flatMap((errors, rank) =>
    errors([...word].slice(0, LETTERS_OF_A_KEY)).map((letters) => ({
      beginning: letters.slice(0, LETTERS_OF_A_KEY).join(''),
      rank,
    })),
  );
}

/** Names with an error in one of these words, and the others as they are; none if no error in it is forgiven. */
function asMistyped(words: string[], at: number): string[] {
  const errors = errorsIn(words[at] ?? '').map(({ beginning }) => beginsWith(beginning));
  const others = words.toSpliced(at, 1).map((word) => `&${asTyped(word)}`);
  return errors.length > 0 ? [`((${errors.join('|')})${others.join('')})`] : [];
}

/** Folded letters hold no quote, backslash or underscore. A key with an unknown letter has `_` for it, any other begins with `=`. */
const beginsWith = (key: string): string => (key.includes('_') ? `'${key}':*` : `'=${key}':*`);
const asTyped = (word: string): string => beginsWith([...word].slice(0, LETTERS_OF_A_KEY).join(''));

const atFirst = (letters: string[], change: (at: number) => string[]): string[][] =>
  letters.slice(0, FORGIVEN_LETTERS).map((_, at) => change(at));
/** The first letters as they are: the error is in the rest. */
const further = (letters: string[]) =>
  letters.length > FORGIVEN_LETTERS ? [letters.slice(0, FORGIVEN_LETTERS)] : [];
const missing = (letters: string[]) => atFirst(letters, (at) => letters.toSpliced(at, 0, '_'));
const superfluous = (letters: string[]) => atFirst(letters, (at) => letters.toSpliced(at, 1));
const replaced = (letters: string[]) => atFirst(letters, (at) => letters.with(at, '_'));
const swapped = (letters: string[]) =>
  atFirst(letters.slice(1), (at) => letters.with(at, letters[at + 1] ?? '').with(at + 1, letters[at] ?? ''));

/** What is changed in a search to find the names in which somebody made one error; likelier errors come first. */
export const TYPING_ERRORS = [swapped, missing, superfluous, replaced, further];

/** The keys of a Latin keyboard, each row half a key to the right of the one above. */
const KEYBOARD = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Keys that touch a key; none for letters of other scripts, whose keyboards differ. */
function neighboursOf(letter: string): string[] {
  const row = KEYBOARD.findIndex((keys) => keys.includes(letter));
  const at = KEYBOARD[row]?.indexOf(letter) ?? -1;
  if (at < 0) return [];
  const beside = (other: number, from: number, to: number) =>
    [...(KEYBOARD[other] ?? '')].slice(Math.max(0, from), to);
  return [
    ...beside(row, at - 1, at + 2),
    ...beside(row - 1, at, at + 2),
    ...beside(row + 1, at - 1, at + 1),
  ].filter((key) => key !== letter);
}

/** The text with a key beside the right one, for each of its first letters. */
const besideKeys = (text: string): string[] =>
  [...text]
    .slice(0, FORGIVEN_LETTERS)
    .flatMap((letter, at) => neighboursOf(letter).map((key) => [...text].with(at, key).join('')));
