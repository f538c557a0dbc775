import { choose, countIn, tally } from '../combinations.js';
import { hits, oneClass, type Rule, row } from '../rule.js';
import { DIGITS } from '../tokens.js';
import type { View } from '../view.js';
import { sscRule } from './ssc-rule.js';
import { ALL_FIVE, LAST_FOUR, WINDOWS } from './views.js';

/** So many digits, all of which are somewhere among the places. */
function anywhere(digits: number, view: View, places: number, winning: number): Rule {
  return sscRule({
    code: `ssc.any${digits}of${places}`,
    rows: [row(DIGITS, digits)],
    classes: oneClass(winning, 10 ** places),
    parts: ([picked = []]) => [
      {
        view,
        bets: choose(picked.length, digits),
        hits: (seen) => hits(choose(countIn(picked, seen), digits)),
      },
    ],
    most: view.group ? null : ([picked = []]) => hits(choose(Math.min(picked.length, places), digits)),
  });
}

/** A digit that comes so often or more. */
function often(times: number, winning: number): Rule {
  return sscRule({
    code: `ssc.times${times}`,
    rows: [row(DIGITS)],
    classes: oneClass(winning, 100_000),
    parts: ([picked = []]) => [
      {
        view: ALL_FIVE,
        bets: picked.length,
        hits: (seen) => {
          const counts = tally(seen, (digit) => digit);
          return hits(picked.filter((digit) => (counts.get(digit) ?? 0) >= times).length);
        },
      },
    ],
    most: ([picked = []]) => hits(Math.min(picked.length, Math.floor(5 / times))),
  });
}

export const anywhereRules: readonly Rule[] = [
  anywhere(1, WINDOWS.last3, 3, 271),
  anywhere(2, WINDOWS.last3, 3, 54),
  anywhere(1, LAST_FOUR, 4, 3439),
  anywhere(2, LAST_FOUR, 4, 974),
  anywhere(1, ALL_FIVE, 5, 40_951),
  anywhere(2, ALL_FIVE, 5, 14_670),
  anywhere(3, ALL_FIVE, 5, 4350),
  often(2, 8146),
  often(3, 856),
  often(4, 46),
];
