import { choose, sum, tally } from '../combinations.js';
import { hits, oneClass, type Picks, type Rule, row } from '../rule.js';
import { DIGITS } from '../tokens.js';
import type { View } from '../view.js';
import { sscRule } from './ssc-rule.js';
import { ALL_FIVE, LAST_FOUR, pairView, WINDOWS } from './views.js';

/** So many different digits, each of which comes so many times. */
interface Repetition {
  times: number;
  digits: number;
}

const once = (digits: number): Repetition => ({ times: 1, digits });
const twice = (digits: number): Repetition => ({ times: 2, digits });
const times = (count: number): Repetition => ({ times: count, digits: 1 });

/** Digits of the second row that are not the one of the first are chosen; one of the rows gives a single digit. */
function countBets(pattern: readonly Repetition[], picks: Picks): number {
  const [first = once(0), second] = pattern;
  const [one = [], two = []] = picks;
  if (!second) return choose(one.length, first.digits);
  const [single, others, chosen] = first.digits === 1 ? [one, two, second.digits] : [two, one, first.digits];
  return sum(single.map((digit) => choose(others.filter((other) => other !== digit).length, chosen)));
}

/** The digits decide which bet it would be, so that one wins or none. */
function isHit(pattern: readonly Repetition[], picks: Picks, seen: readonly number[]): boolean {
  // Most results have a digit that was not picked.
  if (!seen.every((digit) => picks.some((row) => row.includes(digit)))) return false;
  const counts = [...tally(seen, (digit) => digit)];
  return pattern.every(({ times: often, digits }, at) => {
    const found = counts.filter(([, count]) => count === often);
    return found.length === digits && found.every(([digit]) => picks[at]?.includes(digit));
  });
}

/** One bet of the pattern wins in so many of the results of the view. */
function inAnyOrder(
  code: string,
  view: View,
  pattern: readonly Repetition[],
  [winning, of]: [number, number],
): Rule {
  return sscRule({
    code,
    rows: pattern.map(({ digits }) => row(DIGITS, digits)),
    classes: oneClass(winning, of),
    parts: (picks) => [
      { view, bets: countBets(pattern, picks), hits: (seen) => hits(isHit(pattern, picks, seen) ? 1 : 0) },
    ],
    most: view.group ? null : () => hits(1),
  });
}

/** A pair and another digit, both of one row. */
function groupOfThree(code: string, view: View): Rule {
  const pattern = [twice(1), once(1)];
  return sscRule({
    code,
    rows: [row(DIGITS, 2)],
    classes: oneClass(3, 1000),
    parts: ([picked = []]) => [
      {
        view,
        bets: countBets(pattern, [picked, picked]),
        hits: (seen) => hits(isHit(pattern, [picked, picked], seen) ? 1 : 0),
      },
    ],
  });
}

const FIVE = 100_000;
const FOUR = 10_000;

export const groupRules: readonly Rule[] = [
  inAnyOrder('ssc.s5.g120', ALL_FIVE, [once(5)], [120, FIVE]),
  inAnyOrder('ssc.s5.g60', ALL_FIVE, [twice(1), once(3)], [60, FIVE]),
  inAnyOrder('ssc.s5.g30', ALL_FIVE, [twice(2), once(1)], [30, FIVE]),
  inAnyOrder('ssc.s5.g20', ALL_FIVE, [times(3), once(2)], [20, FIVE]),
  inAnyOrder('ssc.s5.g10', ALL_FIVE, [times(3), twice(1)], [10, FIVE]),
  inAnyOrder('ssc.s5.g5', ALL_FIVE, [times(4), once(1)], [5, FIVE]),
  inAnyOrder('ssc.s4.g24', LAST_FOUR, [once(4)], [24, FOUR]),
  inAnyOrder('ssc.s4.g12', LAST_FOUR, [twice(1), once(2)], [12, FOUR]),
  inAnyOrder('ssc.s4.g6', LAST_FOUR, [twice(2)], [6, FOUR]),
  inAnyOrder('ssc.s4.g4', LAST_FOUR, [times(3), once(1)], [4, FOUR]),
  ...Object.entries(WINDOWS).flatMap(([window, view]) => [
    groupOfThree(`ssc.${window}.g3`, view),
    inAnyOrder(`ssc.${window}.g6`, view, [once(3)], [6, 1000]),
  ]),
  inAnyOrder('ssc.front2.group', pairView(1, 2), [once(2)], [2, 100]),
  inAnyOrder('ssc.last2.group', pairView(4, 5), [once(2)], [2, 100]),
];
