import { sum } from '../combinations.js';
import {
  chance,
  defineRule,
  type Hits,
  hits,
  oneClass,
  type Picks,
  type Rule,
  type RuleSpec,
  row,
  rows,
} from '../rule.js';
import { countSides, SIDES } from '../sides.js';
import { boardTokens, DIGITS, risingTokens, type Tokens } from '../tokens.js';
import type { View } from '../view.js';
import { BOTTOM, BOTTOM_THREE, FRONT_THREE, TOP, TOP_FOUR } from './views.js';

const TWO_DIGITS = boardTokens(2);
const THREE_DIGITS = boardTokens(3);
const FOUR_DIGITS = boardTokens(4);

type Spec = Pick<RuleSpec, 'code' | 'classes' | 'shapes' | 'most'>;

const seaRule = (
  spec: Spec,
  [tokens, view]: [Tokens, View],
  hitsOf: (seen: readonly number[], picked: ReadonlySet<number>) => Hits,
): Rule =>
  defineRule({
    ...spec,
    family: 'SEA',
    modes: ['SEA'],
    rows: [row(tokens)],
    parts: ([picked = []]) => {
      const numbers = new Set(picked);
      return [{ view, bets: picked.length, hits: (seen) => hitsOf(seen, numbers) }];
    },
  });

const digitsOf = (number: number, digits: number) => [...String(number).padStart(digits, '0')].map(Number);
const lastTwo = ([number = 0]: readonly number[]) => number % 100;
const one = (isHit: boolean) => hits(isHit ? 1 : 0);
const countPicked = (seen: readonly number[], picked: ReadonlySet<number>) =>
  hits(seen.filter((number) => picked.has(number)).length);

/** The digits of the top in rising order make a picked number; a triple would be the top itself and is not sold. */
const threeInAnyOrder = seaRule(
  { code: 'sea.tod3', classes: { '3': chance(3, 1000), '6': chance(6, 1000) } },
  [risingTokens(3, (text) => new Set(text).size > 1), TOP],
  ([number = 0], picked): Hits => {
    const digits = digitsOf(number, 3).sort();
    if (!picked.has(Number(digits.join('')))) return {};
    return new Set(digits).size === 3 ? { '6': 1 } : { '3': 1 };
  },
);

/** Both digits are among the three of the top; of a double they come twice. */
const twoInAnyOrder = seaRule(
  { code: 'sea.tod2', classes: { double: chance(28, 1000), pair: chance(54, 1000) } },
  [risingTokens(2, () => true), TOP],
  ([number = 0], picked) => {
    const [a = 0, b = 0, c = 0] = digitsOf(number, 3).sort();
    const found = [...new Set([a * 10 + b, a * 10 + c, b * 10 + c])].filter((pair) => picked.has(pair));
    const doubles = found.filter((pair) => pair % 11 === 0).length;
    return { double: doubles, pair: found.length - doubles };
  },
);

const run = (code: string, view: View, digits: number, [winning, of]: [number, number]) =>
  seaRule({ code, classes: oneClass(winning, of) }, [DIGITS, view], ([number = 0], picked) =>
    countPicked([...new Set(digitsOf(number, digits))], picked),
  );

const sides = (code: string, view: View, big: number) =>
  seaRule({ code, classes: oneClass(1, 2) }, [SIDES, view], ([number = 0], picked) =>
    hits(countSides(number, big, [...picked])),
  );

/** The places of the top, hundreds to units. */
const position = defineRule({
  code: 'sea.pos',
  family: 'SEA',
  modes: ['SEA'],
  rows: rows(3, DIGITS, 0),
  classes: oneClass(1, 10),
  parts: (picks: Picks) => [
    {
      view: TOP,
      bets: sum(picks.map(({ length }) => length)),
      hits: ([number = 0]) =>
        hits(digitsOf(number, 3).filter((digit, at) => picks[at]?.includes(digit)).length),
    },
  ],
});

export const seaRules: readonly Rule[] = [
  seaRule({ code: 'sea.top3', classes: oneClass(1, 1000) }, [THREE_DIGITS, TOP], countPicked),
  seaRule(
    {
      code: 'sea.top4',
      classes: oneClass(1, 10_000),
      shapes: ['SEA_4', 'SEA_THAI'],
      most: () => hits(1),
    },
    [FOUR_DIGITS, TOP_FOUR],
    countPicked,
  ),
  threeInAnyOrder,
  seaRule(
    { code: 'sea.front3', classes: oneClass(2, 1000), shapes: ['SEA_THAI'], most: () => hits(2) },
    [THREE_DIGITS, FRONT_THREE],
    countPicked,
  ),
  seaRule(
    { code: 'sea.bottom3', classes: oneClass(2, 1000), shapes: ['SEA_THAI'], most: () => hits(2) },
    [THREE_DIGITS, BOTTOM_THREE],
    countPicked,
  ),
  seaRule({ code: 'sea.top2', classes: oneClass(1, 100) }, [TWO_DIGITS, TOP], (seen, picked) =>
    one(picked.has(lastTwo(seen))),
  ),
  seaRule({ code: 'sea.bottom2', classes: oneClass(1, 100) }, [TWO_DIGITS, BOTTOM], countPicked),
  twoInAnyOrder,
  run('sea.run.top', TOP, 3, [271, 1000]),
  run('sea.run.bottom', BOTTOM, 2, [19, 100]),
  position,
  sides('sea.side.top', TOP, 500),
  sides('sea.side.bottom', BOTTOM, 50),
];
