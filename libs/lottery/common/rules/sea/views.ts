import type { DrawResult, SeaResult } from '../../results/result.js';
import { boardTokens } from '../tokens.js';
import { group, type View } from '../view.js';

function numbersOf(result: DrawResult): SeaResult {
  if (result.family !== 'SEA') throw new RangeError(`a result of ${result.family}, not of SEA`);
  return result;
}

const outcomes = (digits: number) => group(boardTokens(digits).values.map((number) => [number]));

/** The last three digits of the first number. */
export const TOP: View = {
  key: 'top',
  of: (result) => [Number(numbersOf(result).top.slice(-3))],
  group: outcomes(3),
};

export const TOP_FOUR: View = {
  key: 'top4',
  of: (result) => [Number(numbersOf(result).top.slice(-4))],
  group: null,
};

export const BOTTOM: View = {
  key: 'bottom2',
  of: (result) => [Number(numbersOf(result).bottom2)],
  group: outcomes(2),
};

/** Two numbers, which may be equal. */
export const FRONT_THREE: View = {
  key: 'front3',
  of: (result) => numbersOf(result).front3.map(Number),
  group: null,
};

export const BOTTOM_THREE: View = {
  key: 'bottom3',
  of: (result) => numbersOf(result).bottom3.map(Number),
  group: null,
};
