import type { Family } from '../games.js';
import type { DrawResult } from '../results/result.js';
import { sum } from '../rules/combinations.js';
import { CARS, placeView as carView } from '../rules/pk10/views.js';
import { BOTTOM, TOP } from '../rules/sea/views.js';
import { placeView as digitView, PLACES } from '../rules/ssc/views.js';
import { boardTokens, DIGITS, numberTokens, type Tokens } from '../rules/tokens.js';
import { numbersOf } from '../rules/view.js';
import { lastDigits, SPECIAL_LAST_THREE } from '../rules/vn/views.js';
import { FIRST_THREE, NUMBERS as X5_NUMBERS } from '../rules/x5/views.js';

const NUMBERED = ['p1', 'p2', 'p3', 'p4', 'p5', 'p6', 'p7', 'p8', 'p9', 'p10'] as const;

/**
 * Where a result is looked at: a place in the order drawn (of SEA, hundreds to units of the top), any place, the sum; of the special prize
 * of VN the last two digits, the first of these and the second; the last two digits of all its prizes; the number of the top, its
 * last two digits, and the two of the bottom.
 */
export const TREND_PLACES = [
  ...NUMBERED,
  'numbers',
  'sum',
  'sum2',
  'de',
  'head',
  'tail',
  'lo2',
  'top',
  'top2',
  'bottom2',
] as const;
export type TrendPlaceKey = (typeof TREND_PLACES)[number];

/** A place whose numbers have figures. */
export interface TrendPlace {
  key: TrendPlaceKey;
  tokens: Tokens;
  of(result: DrawResult): readonly number[];
}

/** Counted from 1. */
export const numberedPlace = (place: number): TrendPlaceKey => {
  const key = NUMBERED[place - 1];
  if (!key) throw new RangeError(`no place ${place}`);
  return key;
};

const CAR_TOKENS = numberTokens(1, 10, 2);
const TWO_DIGITS = boardTokens(2);

const place = (key: TrendPlaceKey, tokens: Tokens, of: TrendPlace['of']): TrendPlace => ({ key, tokens, of });
const special = (result: DrawResult) => SPECIAL_LAST_THREE.of(result)[0] ?? 0;
const top = (result: DrawResult) => TOP.of(result)[0] ?? 0;
const digitOf = (number: number, power: number) => [Math.floor(number / power) % 10];

const BY_FAMILY: Record<Family, readonly TrendPlace[]> = {
  SSC: [
    ...PLACES.map((at) => place(numberedPlace(at), DIGITS, digitView(at).of)),
    place('numbers', DIGITS, (result) => numbersOf(result, 'SSC')),
  ],
  PK10: [
    ...CARS.map((at) => place(numberedPlace(at), CAR_TOKENS, carView(at).of)),
    place('sum2', numberTokens(3, 19), (result) => [sum(numbersOf(result, 'PK10').slice(0, 2))]),
  ],
  K3: [
    place('sum', numberTokens(3, 18), (result) => [sum(numbersOf(result, 'K3'))]),
    place('numbers', numberTokens(1, 6), (result) => numbersOf(result, 'K3')),
  ],
  X5: [
    place('numbers', X5_NUMBERS, (result) => numbersOf(result, 'X5')),
    ...[1, 2, 3].map((at) =>
      place(numberedPlace(at), X5_NUMBERS, (result) => FIRST_THREE.of(result).slice(at - 1, at)),
    ),
  ],
  L6: [place('numbers', numberTokens(1, 45, 2), (result) => numbersOf(result, 'L6'))],
  VN: [
    place('lo2', TWO_DIGITS, lastDigits(2).of),
    place('de', TWO_DIGITS, (result) => [special(result) % 100]),
    place('head', DIGITS, (result) => digitOf(special(result), 10)),
    place('tail', DIGITS, (result) => digitOf(special(result), 1)),
  ],
  SEA: [
    place('top2', TWO_DIGITS, (result) => [top(result) % 100]),
    place('bottom2', TWO_DIGITS, BOTTOM.of),
    place('p1', DIGITS, (result) => digitOf(top(result), 100)),
    place('p2', DIGITS, (result) => digitOf(top(result), 10)),
    place('p3', DIGITS, (result) => digitOf(top(result), 1)),
  ],
};

export const trendPlacesOf = (family: Family): readonly TrendPlace[] => BY_FAMILY[family];
