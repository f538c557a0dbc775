import { choose, product, subsets, sum } from '../combinations.js';
import { hits, oneClass, type Picks, type Rule, rows } from '../rule.js';
import { DIGITS } from '../tokens.js';
import type { View } from '../view.js';
import { sscRule } from './ssc-rule.js';
import { ALL_FIVE, LAST_FOUR, PLACES, pairView, placeView, WINDOWS } from './views.js';

const lengths = (picks: Picks) => picks.map(({ length }) => length);

/** A digit for each place, all of which have to equal. */
function direct(code: string, view: View, places: number): Rule {
  return sscRule({
    code,
    rows: rows(places, DIGITS),
    listView: view,
    classes: oneClass(1, 10 ** places),
    parts: (picks) => [
      {
        view,
        bets: product(lengths(picks)),
        hits: (seen) => hits(seen.every((digit, at) => picks[at]?.includes(digit)) ? 1 : 0),
      },
    ],
    most: view.group ? null : () => hits(1),
  });
}

const position = sscRule({
  code: 'ssc.pos',
  rows: rows(5, DIGITS, 0),
  classes: oneClass(1, 10),
  parts: (picks) =>
    PLACES.flatMap((place, at) => {
      const picked = picks[at] ?? [];
      if (picked.length === 0) return [];
      return {
        view: placeView(place),
        bets: picked.length,
        hits: ([digit = -1]) => hits(picked.includes(digit) ? 1 : 0),
      };
    }),
});

/** Any two places: each pair of them is a group of its own. */
const anyTwo = sscRule({
  code: 'ssc.pick2',
  rows: rows(5, DIGITS, 0),
  classes: oneClass(1, 100),
  parts: (picks) =>
    subsets(PLACES, 2).flatMap(([first = 0, second = 0]) => {
      const [one = [], two = []] = [picks[first - 1], picks[second - 1]];
      if (one.length * two.length === 0) return [];
      return {
        view: pairView(first, second),
        bets: one.length * two.length,
        hits: ([a = -1, b = -1]) => hits(one.includes(a) && two.includes(b) ? 1 : 0),
      };
    }),
});

const anyThree = sscRule({
  code: 'ssc.pick3',
  rows: rows(5, DIGITS, 0),
  classes: oneClass(1, 1000),
  parts: (picks) => [
    {
      view: ALL_FIVE,
      bets: sum(subsets(lengths(picks), 3).map(product)),
      hits: (seen) => hits(choose(seen.filter((digit, at) => picks[at]?.includes(digit)).length, 3)),
    },
  ],
  most: (picks) => hits(choose(picks.filter(({ length }) => length > 0).length, 3)),
});

export const directRules: readonly Rule[] = [
  direct('ssc.s5.direct', ALL_FIVE, 5),
  direct('ssc.s4.direct', LAST_FOUR, 4),
  ...Object.entries(WINDOWS).map(([window, view]) => direct(`ssc.${window}.direct`, view, 3)),
  direct('ssc.front2.direct', pairView(1, 2), 2),
  direct('ssc.last2.direct', pairView(4, 5), 2),
  position,
  anyTwo,
  anyThree,
];
