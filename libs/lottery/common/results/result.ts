import type { Family } from '../games.js';

/** In the order drawn: the digits by place, the cars by rank, the dice, the numbers. */
export interface NumbersResult {
  family: Exclude<Family, 'VN' | 'SEA'>;
  numbers: readonly number[];
}

/** The prizes from the special one to the seventh; `VN_PRIZES` has their sizes. */
export interface VnResult {
  family: 'VN';
  prizes: readonly (readonly string[])[];
}

/** `top` is the whole first number, of three digits or more. The two lists are empty where the game has none. */
export interface SeaResult {
  family: 'SEA';
  top: string;
  bottom2: string;
  front3: readonly string[];
  bottom3: readonly string[];
}

export type DrawResult = NumbersResult | VnResult | SeaResult;

/** How many numbers a result of this family has, from which, and whether one may come again. */
export interface NumbersShape {
  family: NumbersResult['family'];
  count: number;
  from: number;
  to: number;
  repeats: boolean;
  /** Digits of a number on the wire. */
  digits: number;
}

export const NUMBERS_SHAPES: Record<NumbersResult['family'], NumbersShape> = {
  SSC: { family: 'SSC', count: 5, from: 0, to: 9, repeats: true, digits: 1 },
  PK10: { family: 'PK10', count: 10, from: 1, to: 10, repeats: false, digits: 2 },
  K3: { family: 'K3', count: 3, from: 1, to: 6, repeats: true, digits: 1 },
  X5: { family: 'X5', count: 5, from: 1, to: 11, repeats: false, digits: 2 },
  L6: { family: 'L6', count: 6, from: 1, to: 45, repeats: false, digits: 2 },
};

/** Digits of a number of each prize, and how many numbers the prize has. */
export const VN_PRIZES = [
  { digits: 5, count: 1 },
  { digits: 5, count: 1 },
  { digits: 5, count: 2 },
  { digits: 5, count: 6 },
  { digits: 4, count: 4 },
  { digits: 4, count: 6 },
  { digits: 3, count: 3 },
  { digits: 2, count: 4 },
] as const;

/** LAO_4D draws one number of four digits: its last three are the top, its first two the bottom. */
export const fourDigits = (number: string): SeaResult => ({
  family: 'SEA',
  top: number,
  bottom2: number.slice(0, 2),
  front3: [],
  bottom3: [],
});
