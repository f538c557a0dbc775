import { grid, sum, tally } from '../combinations.js';
import { DIGITS } from '../tokens.js';
import { group, numbersOf, type OutcomeGroup, type View } from '../view.js';

const digits = DIGITS.values;

const UNITS = group(grid(digits));
const PAIRS = group(grid(digits, digits));
const TRIPLES = group(grid(digits, digits, digits));

/** Places are 1 to 5, ten-thousands to units. */
const view = (key: string, places: readonly number[], outcomes: OutcomeGroup | null): View => ({
  key,
  of: (result) => {
    const numbers = numbersOf(result, 'SSC');
    return places.map((place) => numbers[place - 1] ?? 0);
  },
  group: outcomes,
});

export const PLACES = [1, 2, 3, 4, 5];

export const placeView = (place: number): View => view(`p${place}`, [place], UNITS);
/** The places in their order. */
export const pairView = (first: number, second: number): View =>
  view(`p${first}-${second}`, [first, second], PAIRS);

export const WINDOWS = {
  front3: view('front3', [1, 2, 3], TRIPLES),
  mid3: view('mid3', [2, 3, 4], TRIPLES),
  last3: view('last3', [3, 4, 5], TRIPLES),
} as const;

export const ALL_FIVE = view('s5', PLACES, null);
export const LAST_FOUR = view('s4', [2, 3, 4, 5], null);

/** Sums of five digits, 0 to 45, with how many results have each. */
function totals(): OutcomeGroup {
  const ofTwo = tally(PAIRS.outcomes, sum);
  const ofThree = tally(TRIPLES.outcomes, sum);
  const sums = Array.from({ length: 46 }, (_, total) => total);
  const ways = (total: number) =>
    sum([...ofTwo].map(([two, count]) => count * (ofThree.get(total - two) ?? 0)));
  return group(
    sums.map((total) => [total]),
    sums.map(ways),
  );
}

export const TOTAL: View = {
  key: 'total',
  of: (result) => [sum(numbersOf(result, 'SSC'))],
  group: totals(),
};
