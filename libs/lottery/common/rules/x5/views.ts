import { subsets } from '../combinations.js';
import { numberTokens } from '../tokens.js';
import { arrangements, group, numbersOf, type View } from '../view.js';

export const NUMBERS = numberTokens(1, 11, 2);

export const FIRST_THREE: View = {
  key: 'first3',
  of: (result) => numbersOf(result, 'X5').slice(0, 3),
  group: group(arrangements(NUMBERS.values, 3)),
};

/** The five numbers by size. */
export const SET_OF_FIVE: View = {
  key: 'set',
  of: (result) => [...numbersOf(result, 'X5')].sort((a, b) => a - b),
  group: group(subsets(NUMBERS.values, 5)),
};
