import { product } from '../combinations.js';
import { chance, type Hits, hits, oneClass, type Rule, row, rows } from '../rule.js';
import { countSides, DRAGON_TIGER_TIE, SIDES } from '../sides.js';
import { numberTokens } from '../tokens.js';
import type { View } from '../view.js';
import { sscRule } from './ssc-rule.js';
import { PLACES, pairView, placeView, TOTAL, WINDOWS } from './views.js';

const BIG_DIGIT = 5;
const BIG_TOTAL = 23;

/** A side for each of the last places, all of which have to fit. */
function sidesOf(code: string, view: View, places: number): Rule {
  return sscRule({
    code,
    rows: rows(places, SIDES),
    classes: oneClass(1, 2 ** places),
    parts: (picks) => [
      {
        view,
        bets: product(picks.map(({ length }) => length)),
        hits: (seen) => hits(product(seen.map((digit, at) => countSides(digit, BIG_DIGIT, picks[at] ?? [])))),
      },
    ],
  });
}

const ball = sscRule({
  code: 'ssc.ball',
  rows: rows(5, SIDES, 0),
  classes: oneClass(1, 2),
  parts: (picks) =>
    PLACES.flatMap((place, at) => {
      const picked = picks[at] ?? [];
      if (picked.length === 0) return [];
      return {
        view: placeView(place),
        bets: picked.length,
        hits: ([digit = 0]) => hits(countSides(digit, BIG_DIGIT, picked)),
      };
    }),
});

const total = sscRule({
  code: 'ssc.total',
  rows: [row(SIDES)],
  classes: oneClass(1, 2),
  parts: ([picked = []]) => [
    { view: TOTAL, bets: picked.length, hits: ([all = 0]) => hits(countSides(all, BIG_TOTAL, picked)) },
  ],
});

/** A tie loses the bets on dragon and tiger. */
const dragonTiger = sscRule({
  code: 'ssc.dt',
  rows: [row(numberTokens(1, 5), 2, 2), row(DRAGON_TIGER_TIE)],
  classes: { side: chance(45, 100), tie: chance(10, 100) },
  parts: ([[first = 0, second = 0] = [], picked = []]) => [
    {
      view: pairView(first, second),
      bets: picked.length,
      hits: ([one = 0, two = 0]): Hits => {
        const word = one > two ? 'D' : one < two ? 'T' : 'X';
        if (!picked.some((place) => DRAGON_TIGER_TIE.texts[place] === word)) return {};
        return word === 'X' ? { tie: 1 } : { side: 1 };
      },
    },
  ],
});

export const sideRules: readonly Rule[] = [
  sidesOf('ssc.bsoe2', pairView(4, 5), 2),
  sidesOf('ssc.bsoe3', WINDOWS.last3, 3),
  ball,
  total,
  dragonTiger,
];
