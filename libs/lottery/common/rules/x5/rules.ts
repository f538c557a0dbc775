import { choose, countIn, distinctChoices, sum, tally } from '../combinations.js';
import {
  defineRule,
  type Hits,
  hits,
  numberClasses,
  oneClass,
  type Picks,
  type Rule,
  type RuleSpec,
  row,
  rows,
} from '../rule.js';
import { numberTokens } from '../tokens.js';
import type { View } from '../view.js';
import { FIRST_THREE, NUMBERS, SET_OF_FIVE } from './views.js';

type Declared = Pick<RuleSpec, 'code' | 'rows' | 'classes' | 'bankers' | 'listView'>;
type Seen = readonly number[];

const x5Rule = (
  declared: Declared,
  view: View,
  countBets: (picks: Picks) => number,
  hitsOf: (seen: Seen, picks: Picks) => Hits,
): Rule =>
  defineRule({
    ...declared,
    family: 'X5',
    modes: ['LOTT'],
    parts: (picks) => [{ view, bets: countBets(picks), hits: (seen) => hitsOf(seen, picks) }],
  });

const one = (isHit: boolean): Hits => hits(isHit ? 1 : 0);
const perPick = ([picked = []]: Picks) => picked.length;

const first = (places: number, orders: number): Rule =>
  x5Rule(
    {
      code: `x5.first${places}`,
      rows: rows(places, NUMBERS),
      listView: FIRST_THREE,
      classes: oneClass(1, orders),
    },
    FIRST_THREE,
    distinctChoices,
    (seen, picks) => one(picks.every((picked, at) => picked.includes(seen[at] ?? 0))),
  );

const firstInAnyOrder = (places: number, sets: number): Rule =>
  x5Rule(
    { code: `x5.first${places}.group`, rows: [row(NUMBERS, places)], classes: oneClass(1, sets) },
    FIRST_THREE,
    ([picked = []]) => choose(picked.length, places),
    (seen, [picked = []]) => one(countIn(seen.slice(0, places), picked) === places),
  );

/**
 * Bets of so many numbers that hold all bankers: up to five numbers have all to be drawn, of more all five drawn are among
 * them.
 */
function countDrawnBets(size: number, drawn: Seen, bankers: Seen, others: Seen): number {
  const [fixed, found] = [countIn(drawn, bankers), countIn(drawn, others)];
  const free = size - bankers.length;
  if (size <= drawn.length) return fixed === bankers.length ? choose(found, free) : 0;
  return fixed + found === drawn.length ? choose(others.length - found, free - found) : 0;
}

/** So many of 462 sets win. */
const pick = (size: number, winning: number): Rule =>
  x5Rule(
    { code: `x5.pick${size}`, rows: [row(NUMBERS, size)], classes: oneClass(winning, 462) },
    SET_OF_FIVE,
    ([picked = []]) => choose(picked.length, size),
    (drawn, [picked = []]) => hits(countDrawnBets(size, drawn, [], picked)),
  );

const pickWithBankers = (size: number, winning: number): Rule =>
  x5Rule(
    {
      code: `x5.pick${size}.banker`,
      rows: [row(NUMBERS, 1, size - 1), row(NUMBERS)],
      bankers: true,
      classes: oneClass(winning, 462),
    },
    SET_OF_FIVE,
    ([bankers = [], others = []]) => choose(others.length, size - bankers.length),
    (drawn, [bankers = [], others = []]) => hits(countDrawnBets(size, drawn, bankers, others)),
  );

const oddOf = (drawn: Seen) => drawn.filter((number) => number % 2 === 1).length;
const middleOf = (drawn: Seen) => drawn[2] ?? 0;
const SETS = SET_OF_FIVE.group?.outcomes ?? [];

/** A picked figure of the set; each has its own odds. */
const figure = (code: string, tokens: ReturnType<typeof numberTokens>, figureOf: (drawn: Seen) => number) =>
  x5Rule(
    { code, rows: [row(tokens)], classes: numberClasses(tally(SETS, figureOf), 462) },
    SET_OF_FIVE,
    perPick,
    (drawn, [picked = []]): Hits =>
      picked.includes(figureOf(drawn)) ? { [String(figureOf(drawn))]: 1 } : {},
  );

/** W of 462 for picks of one number, of two, and so on. */
const PICK_WINS = [210, 84, 28, 7, 1, 6, 21, 56];

export const x5Rules: readonly Rule[] = [
  first(3, 990),
  first(2, 110),
  firstInAnyOrder(3, 165),
  firstInAnyOrder(2, 55),
  x5Rule(
    { code: 'x5.pos', rows: rows(3, NUMBERS, 0), classes: oneClass(1, 11) },
    FIRST_THREE,
    (picks) => sum(picks.map(({ length }) => length)),
    (seen, picks) => hits(picks.filter((picked, at) => picked.includes(seen[at] ?? 0)).length),
  ),
  x5Rule(
    { code: 'x5.any1of3', rows: [row(NUMBERS)], classes: oneClass(3, 11) },
    FIRST_THREE,
    perPick,
    (seen, [picked = []]) => hits(countIn(picked, seen)),
  ),
  ...PICK_WINS.map((winning, at) => pick(at + 1, winning)),
  ...PICK_WINS.slice(1).map((winning, at) => pickWithBankers(at + 2, winning)),
  figure('x5.odds', numberTokens(0, 5), oddOf),
  figure('x5.middle', numberTokens(3, 9, 2), middleOf),
];
