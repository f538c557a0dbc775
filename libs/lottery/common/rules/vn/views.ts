import type { DrawResult } from '../../results/result.js';
import { boardTokens } from '../tokens.js';
import { group, type View } from '../view.js';

const SPECIAL = 0;
const FIRST_PRIZE = 1;
const SEVENTH_PRIZE = 7;

function prizesOf(result: DrawResult): readonly (readonly string[])[] {
  if (result.family !== 'VN') throw new RangeError(`a result of ${result.family}, not of VN`);
  return result.prizes;
}

const prize = (result: DrawResult, place: number): readonly string[] => prizesOf(result)[place] ?? [];
const outcomes = (digits: number) => group(boardTokens(digits).values.map((number) => [number]));
const HUNDRED = outcomes(2);

/** The last digits of the special prize. */
export const SPECIAL_LAST_THREE: View = {
  key: 'db3',
  of: (result) => prize(result, SPECIAL).map((number) => Number(number.slice(-3))),
  group: outcomes(3),
};

export const SPECIAL_LAST_FOUR: View = {
  key: 'db4',
  of: (result) => prize(result, SPECIAL).map((number) => Number(number.slice(-4))),
  group: null,
};

export const SPECIAL_FIRST_TWO: View = {
  key: 'db.first2',
  of: (result) => prize(result, SPECIAL).map((number) => Number(number.slice(0, 2))),
  group: HUNDRED,
};

export const FIRST_LAST_TWO: View = {
  key: 'g1',
  of: (result) => prize(result, FIRST_PRIZE).map((number) => Number(number.slice(-2))),
  group: HUNDRED,
};

export const SEVENTH: View = {
  key: 'g7',
  of: (result) => prize(result, SEVENTH_PRIZE).map(Number),
  group: null,
};

/** The last digits of every prize that has so many: 27 numbers of two digits, 23 of three, 20 of four. */
export const lastDigits = (digits: number): View => ({
  key: `lo${digits}`,
  of: (result) =>
    prizesOf(result)
      .flat()
      .filter((number) => number.length >= digits)
      .map((number) => Number(number.slice(-digits))),
  group: null,
});
