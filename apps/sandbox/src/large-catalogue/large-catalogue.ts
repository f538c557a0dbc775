import { GAME_CODES } from '../../common/api.js';
import type { Reskin } from '../vendor/reskins.js';
import { FIRST_WORDS } from './first-words.js';
import { TITLE_KINDS, type TitleKind } from './kinds.js';
import type { Word } from './word.js';

const SEED = 20;

/** Titles of these names belong to the demonstration. */
const TAKEN: ReadonlySet<string> = new Set([...GAME_CODES, 'winter-fair']);

/** A catalogue of thousands of titles that open the sandbox's games; the same at each start. */
export function largeCatalogue(): Reskin[] {
  const next = numbers(SEED);
  return TITLE_KINDS.flatMap((kind) => reskinsOf(kind, next));
}

function reskinsOf(kind: TitleKind, next: () => number): Reskin[] {
  const { count, vendors, games, category, lobbyClass, lastWords } = kind;
  const names = FIRST_WORDS.flatMap((first) => lastWords.map((last) => [first, last] as const));
  const free = shuffled(names, next)
    .map(([first, last]) => ({ code: codeOf(first, last), names: namesOf(first, last) }))
    .filter(({ code }) => !TAKEN.has(code));
  return free.slice(0, count).map((name, at) => ({
    ...name,
    vendor: pick(vendors, at),
    game: pick(games, Math.floor(at / vendors.length)),
    category,
    lobbyClass,
  }));
}

const codeOf = ([first]: Word, [last]: Word) => `${first} ${last}`.toLowerCase().replaceAll(' ', '-');

const namesOf = (first: Word, last: Word) => ({ en: `${first[0]} ${last[0]}`, bn: `${first[1]} ${last[1]}` });

function pick<T>(list: readonly T[], at: number): T {
  const item = list[at % list.length];
  if (item === undefined) throw new Error('nothing to pick from');
  return item;
}

/** Numbers from 0 to 1 that look like chance, by Tommy Ettinger's mulberry32. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const shuffled = <T>(list: readonly T[], next: () => number): T[] =>
  list
    .map((item) => ({ item, place: next() }))
    .toSorted((one, other) => one.place - other.place)
    .map(({ item }) => item);
