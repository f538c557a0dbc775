import { choose, distinctChoices, sum, tally } from '../combinations.js';
import {
  chance,
  defineRule,
  hits,
  numberClasses,
  oneClass,
  type Part,
  type Picks,
  type Rule,
  type RuleSpec,
  row,
  rows,
} from '../rule.js';
import { countSides, DRAGON_TIGER, hitSides, SIDES } from '../sides.js';
import { numberTokens, type Tokens } from '../tokens.js';
import type { View } from '../view.js';
import { CARS, dragonView, firstView, placeView } from './views.js';

const CAR_TOKENS = numberTokens(1, 10, 2);
const BIG_CAR = 6;
const BIG_SUM = 12;
const ON_BOARDS = ['pk.pos', 'pk.ball', 'pk.dt', 'pk.sum2', 'pk.sum2.side'];

const pkRule = (spec: Omit<RuleSpec, 'family' | 'modes'>): Rule =>
  defineRule({
    ...spec,
    family: 'PK10',
    modes: ON_BOARDS.includes(spec.code) ? ['LOTT', 'ELOTT'] : ['LOTT'],
  });

/** Rows that have nothing to do with each other, each with a view of its own; empty ones take no bets. */
function apart(
  code: string,
  [places, tokens]: [number, Tokens],
  [winning, of]: [number, number],
  [viewOf, countHits]: [(place: number) => View, (seen: number, picked: readonly number[]) => number],
): Rule {
  const part = (picked: readonly number[], at: number): Part => ({
    view: viewOf(at + 1),
    bets: picked.length,
    hits: ([seen = 0]) => hits(countHits(seen, picked)),
  });
  return pkRule({
    code,
    rows: rows(places, tokens, 0),
    classes: oneClass(winning, of),
    parts: (picks) => picks.map(part).filter(({ bets }) => bets > 0),
  });
}

const isPicked = (seen: number, picked: readonly number[]) => (picked.includes(seen) ? 1 : 0);

/** The first places in order; the cars of a bet differ. */
function first(places: number, orders: number): Rule {
  const view = firstView(places);
  const isHit = (picks: Picks, seen: readonly number[]) => seen.every((car, at) => picks[at]?.includes(car));
  return pkRule({
    code: `pk.first${places}`,
    rows: rows(places, CAR_TOKENS),
    listView: view,
    classes: oneClass(1, orders),
    parts: (picks) => [
      { view, bets: distinctChoices(picks), hits: (seen) => hits(isHit(picks, seen) ? 1 : 0) },
    ],
    most: view.group ? null : () => hits(1),
  });
}

function firstInAnyOrder(places: number, [winning, of]: [number, number]): Rule {
  const view = firstView(places);
  return pkRule({
    code: `pk.first${places}.group`,
    rows: [row(CAR_TOKENS, places)],
    classes: oneClass(winning, of),
    parts: ([picked = []]) => [
      {
        view,
        bets: choose(picked.length, places),
        hits: (seen) => hits(seen.every((car) => picked.includes(car)) ? 1 : 0),
      },
    ],
  });
}

const FIRST_TWO = firstView(2);
const SUMS = tally(FIRST_TWO.group?.outcomes ?? [], sum);

const sumOfTwo = pkRule({
  code: 'pk.sum2',
  rows: [row(numberTokens(3, 19))],
  classes: numberClasses(SUMS, 90),
  parts: ([picked = []]) => [
    {
      view: FIRST_TWO,
      bets: picked.length,
      hits: (seen) => (picked.includes(sum(seen)) ? { [String(sum(seen))]: 1 } : {}),
    },
  ],
});

const sidesOfSum = pkRule({
  code: 'pk.sum2.side',
  rows: [row(SIDES)],
  classes: { B: chance(40, 90), S: chance(50, 90), O: chance(50, 90), E: chance(40, 90) },
  parts: ([picked = []]) => [
    { view: FIRST_TWO, bets: picked.length, hits: (seen) => hitSides(sum(seen), BIG_SUM, picked) },
  ],
});

export const pkRules: readonly Rule[] = [
  apart('pk.pos', [CARS.length, CAR_TOKENS], [1, 10], [placeView, isPicked]),
  first(2, 90),
  first(3, 720),
  first(4, 5040),
  first(5, 30_240),
  firstInAnyOrder(2, [2, 90]),
  firstInAnyOrder(3, [6, 720]),
  apart(
    'pk.ball',
    [CARS.length, SIDES],
    [1, 2],
    [placeView, (car, picked) => countSides(car, BIG_CAR, picked)],
  ),
  apart('pk.dt', [5, DRAGON_TIGER], [1, 2], [dragonView, isPicked]),
  sumOfTwo,
  sidesOfSum,
];
