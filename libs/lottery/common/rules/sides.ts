import { wordTokens } from './tokens.js';

/** Big, small, odd, even. */
export const SIDES = wordTokens('B', 'S', 'O', 'E');
/** Dragon, tiger, tie. */
export const DRAGON_TIGER_TIE = wordTokens('D', 'T', 'X');
export const DRAGON_TIGER = wordTokens('D', 'T');

/** Whether the number is of this side, a value of `SIDES`; `big` is the least big one. */
export const isOfSide = (number: number, big: number, side: number): boolean =>
  [number >= big, number < big, number % 2 === 1, number % 2 === 0][side] ?? false;

/** How many of the picked sides the number has. */
export const countSides = (number: number, big: number, picked: readonly number[]): number =>
  picked.filter((side) => isOfSide(number, big, side)).length;

/** Hits by side, in rules that pay each side differently. */
export const hitSides = (number: number, big: number, picked: readonly number[]): Record<string, number> =>
  Object.fromEntries(
    picked.filter((side) => isOfSide(number, big, side)).map((side) => [SIDES.texts[side] ?? '', 1]),
  );
