import { choose, tally } from '../combinations.js';
import {
  type Chance,
  chance,
  defineRule,
  type Hits,
  hits,
  numberClasses,
  ONE_CLASS,
  oneClass,
  type Rule,
  type RuleSpec,
  row,
} from '../rule.js';
import { hitSides, SIDES } from '../sides.js';
import { boardTokens, DIGITS, numberTokens, type Tokens } from '../tokens.js';
import type { View } from '../view.js';
import {
  FIRST_LAST_TWO,
  lastDigits,
  SEVENTH,
  SPECIAL_FIRST_TWO,
  SPECIAL_LAST_FOUR,
  SPECIAL_LAST_THREE,
} from './views.js';

const TWO_DIGITS = boardTokens(2);
const THREE_DIGITS = boardTokens(3);
const FOUR_DIGITS = boardTokens(4);
const BIG = 50;
const PRIZES = 27;

const vnRule = (spec: Omit<RuleSpec, 'family' | 'modes'>): Rule =>
  defineRule({ ...spec, family: 'VN', modes: ['LOTT'] });

/** Every number drawn that was picked pays, so often as it came. So many prizes of `of` hit a number on average. */
function everyHit(
  code: string,
  tokens: Tokens,
  view: View,
  { prizes, ways }: { prizes: number; ways: number },
): Rule {
  return vnRule({
    code,
    rows: [row(tokens)],
    ways,
    classes: oneClass(prizes, tokens.texts.length),
    parts: ([picked = []]) => {
      const numbers = new Set(picked);
      return [
        {
          view,
          bets: picked.length,
          hits: (seen) => hits(seen.filter((number) => numbers.has(number)).length),
        },
      ];
    },
    most: () => hits(prizes),
  });
}

/** (100 - j)^27 of 100^27 results have none of j numbers. */
const without = (numbers: number) => BigInt(100 - numbers) ** BigInt(PRIZES);

/** Each of so many numbers comes, by inclusion and exclusion. */
const allCome = (numbers: number): Chance => ({
  winning: Array.from({ length: numbers + 1 }, (_, missing) => {
    const ways = BigInt(choose(numbers, missing)) * without(missing);
    return missing % 2 === 0 ? ways : -ways;
  }).reduce((total, ways) => total + ways, 0n),
  of: without(0),
});

const noneComes = (numbers: number): Chance => ({ winning: without(numbers), of: without(0) });

/** A bet of several numbers, which all come (xiên) or all stay away (trượt); paid once. */
function together(code: string, numbers: number, won: Chance, [comes, stays]: [number, number]): Rule {
  return vnRule({
    code,
    rows: [row(TWO_DIGITS, numbers)],
    classes: { [ONE_CLASS]: won },
    parts: ([picked = []]) => [
      {
        view: lastDigits(2),
        bets: choose(picked.length, numbers),
        hits: (seen) => {
          const drawn = new Set(seen);
          const come = picked.filter((number) => drawn.has(number)).length;
          return hits(choose(come, comes) * choose(picked.length - come, stays));
        },
      },
    ],
    most: ([picked = []]) => hits(choose(picked.length, numbers)),
  });
}

const xien = (numbers: number) => together(`vn.x${numbers}`, numbers, allCome(numbers), [numbers, 0]);
const truot = (numbers: number) => together(`vn.slip${numbers}`, numbers, noneComes(numbers), [0, numbers]);

/** One number of the result, of which the rule reads a figure. */
function figure(
  spec: Pick<RuleSpec, 'code' | 'classes'>,
  [tokens, view]: [Tokens, View],
  figureOf: (number: number) => number,
): Rule {
  const classOf = Object.keys(spec.classes).length > 1 ? String : () => ONE_CLASS;
  return vnRule({
    ...spec,
    rows: [row(tokens)],
    parts: ([picked = []]) => {
      const figures = new Set(picked);
      return [
        {
          view,
          bets: picked.length,
          hits: ([number = 0]): Hits => {
            const found = figureOf(number);
            return figures.has(found) ? { [classOf(found)]: 1 } : {};
          },
        },
      ];
    },
    most: view.group ? null : () => hits(1),
  });
}

const lastTwo = (number: number) => number % 100;
const whole = (number: number) => number;
const digitSum = (number: number) => Math.floor(lastTwo(number) / 10) + (number % 10);
const half = chance(50, 100);

export const vnRules: readonly Rule[] = [
  everyHit('vn.lo2', TWO_DIGITS, lastDigits(2), { prizes: 27, ways: 27 }),
  everyHit('vn.lo2.unit', TWO_DIGITS, lastDigits(2), { prizes: 27, ways: 1 }),
  everyHit('vn.lo3', THREE_DIGITS, lastDigits(3), { prizes: 23, ways: 23 }),
  everyHit('vn.lo4', FOUR_DIGITS, lastDigits(4), { prizes: 20, ways: 20 }),
  xien(2),
  xien(3),
  xien(4),
  truot(4),
  truot(8),
  truot(10),
  figure({ code: 'vn.de', classes: oneClass(1, 100) }, [TWO_DIGITS, SPECIAL_LAST_THREE], lastTwo),
  figure({ code: 'vn.de.first', classes: oneClass(1, 100) }, [TWO_DIGITS, SPECIAL_FIRST_TWO], whole),
  figure({ code: 'vn.de.g1', classes: oneClass(1, 100) }, [TWO_DIGITS, FIRST_LAST_TWO], whole),
  everyHit('vn.de.g7', TWO_DIGITS, SEVENTH, { prizes: 4, ways: 4 }),
  figure({ code: 'vn.c3', classes: oneClass(1, 1000) }, [THREE_DIGITS, SPECIAL_LAST_THREE], whole),
  figure({ code: 'vn.c4', classes: oneClass(1, 10_000) }, [FOUR_DIGITS, SPECIAL_LAST_FOUR], whole),
  figure({ code: 'vn.head', classes: oneClass(1, 10) }, [DIGITS, SPECIAL_LAST_THREE], (number) =>
    Math.floor(lastTwo(number) / 10),
  ),
  figure(
    { code: 'vn.tail', classes: oneClass(1, 10) },
    [DIGITS, SPECIAL_LAST_THREE],
    (number) => number % 10,
  ),
  vnRule({
    code: 'vn.side',
    rows: [row(SIDES)],
    classes: { B: half, S: half, O: half, E: half },
    parts: ([picked = []]) => [
      {
        view: SPECIAL_LAST_THREE,
        bets: picked.length,
        hits: ([number = 0]) => hitSides(lastTwo(number), BIG, picked),
      },
    ],
  }),
  figure(
    { code: 'vn.sum2', classes: numberClasses(tally(TWO_DIGITS.values, digitSum), 100) },
    [numberTokens(0, 18), SPECIAL_LAST_THREE],
    digitSum,
  ),
];
