import { choose, countIn, sum, tally } from '../combinations.js';
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
} from '../rule.js';
import { countSides, SIDES } from '../sides.js';
import { numberTokens, wordTokens } from '../tokens.js';
import { DICE, FACES } from './views.js';

const SUMS = tally(DICE.group?.outcomes ?? [], sum);
const BIG_SUM = 11;

type Dice = readonly number[];
type Declared = Pick<RuleSpec, 'code' | 'rows' | 'classes' | 'bankers'>;

const k3Rule = (
  declared: Declared,
  countBets: (picks: Picks) => number,
  hitsOf: (dice: Dice, picks: Picks) => Hits,
): Rule =>
  defineRule({
    ...declared,
    family: 'K3',
    modes: ['LOTT', 'ELOTT'],
    parts: (picks) => [{ view: DICE, bets: countBets(picks), hits: (dice) => hitsOf(dice, picks) }],
  });

const perPick = ([picked = []]: Picks) => picked.length;
const faces = (dice: Dice) => [...new Set(dice)];
/** The face that comes twice, and not three times. */
const pairOf = (dice: Dice) =>
  faces(dice).length === 2 ? dice.find((face) => countIn(dice, [face]) === 2) : undefined;

function isRun(dice: Dice): boolean {
  return faces(dice).length === 3 && Math.max(...dice) - Math.min(...dice) === 2;
}

export const k3Rules: readonly Rule[] = [
  k3Rule(
    { code: 'k3.sum', rows: [row(numberTokens(3, 18))], classes: numberClasses(SUMS, 216) },
    perPick,
    (dice, [picked = []]) => (picked.includes(sum(dice)) ? { [String(sum(dice))]: 1 } : {}),
  ),
  k3Rule(
    { code: 'k3.side', rows: [row(SIDES)], classes: oneClass(108, 216) },
    perPick,
    (dice, [picked = []]) => hits(countSides(sum(dice), BIG_SUM, picked)),
  ),
  k3Rule(
    { code: 'k3.triple', rows: [row(FACES)], classes: oneClass(1, 216) },
    perPick,
    (dice, [picked = []]) => hits(faces(dice).length === 1 ? countIn(faces(dice), picked) : 0),
  ),
  k3Rule(
    { code: 'k3.triple.any', rows: [row(wordTokens('any'))], classes: oneClass(6, 216) },
    perPick,
    (dice) => hits(faces(dice).length === 1 ? 1 : 0),
  ),
  k3Rule(
    { code: 'k3.pair', rows: [row(FACES), row(FACES)], classes: oneClass(3, 216) },
    ([pairs = [], dice = []]) => pairs.length * dice.length - countIn(pairs, dice),
    (dice, [pairs = [], others = []]) => {
      const pair = pairOf(dice);
      const other = dice.find((face) => face !== pair);
      return hits(pair && other && pairs.includes(pair) && others.includes(other) ? 1 : 0);
    },
  ),
  k3Rule(
    { code: 'k3.pair.any', rows: [row(FACES)], classes: oneClass(16, 216) },
    perPick,
    (dice, [picked = []]) => hits(picked.filter((face) => countIn(dice, [face]) >= 2).length),
  ),
  k3Rule(
    { code: 'k3.diff3', rows: [row(FACES, 3)], classes: oneClass(6, 216) },
    ([picked = []]) => choose(picked.length, 3),
    (dice, [picked = []]) => hits(countIn(faces(dice), picked) === 3 ? 1 : 0),
  ),
  k3Rule(
    {
      code: 'k3.diff3.banker',
      rows: [row(FACES, 1, 2), row(FACES)],
      bankers: true,
      classes: oneClass(6, 216),
    },
    ([bankers = [], others = []]) => choose(others.length, 3 - bankers.length),
    (dice, [bankers = [], others = []]) =>
      hits(
        countIn(faces(dice), bankers) === bankers.length &&
          countIn(faces(dice), [...bankers, ...others]) === 3
          ? 1
          : 0,
      ),
  ),
  k3Rule(
    { code: 'k3.diff2', rows: [row(FACES, 2)], classes: oneClass(30, 216) },
    ([picked = []]) => choose(picked.length, 2),
    (dice, [picked = []]) => hits(choose(countIn(faces(dice), picked), 2)),
  ),
  k3Rule(
    { code: 'k3.run.any', rows: [row(wordTokens('run'))], classes: oneClass(24, 216) },
    perPick,
    (dice) => hits(isRun(dice) ? 1 : 0),
  ),
  k3Rule({ code: 'k3.die', rows: [row(FACES)], classes: oneClass(91, 216) }, perPick, (dice, [picked = []]) =>
    hits(countIn(faces(dice), picked)),
  ),
];
