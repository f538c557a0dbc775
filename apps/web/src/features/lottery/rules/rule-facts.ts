import type { LotteryGame } from '#libs/lottery/common/games';
import { countBets, hitsOn } from '#libs/lottery/common/lines/line';
import { type Odds, oddsOf } from '#libs/lottery/common/lines/odds';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import { lineWin } from '#libs/lottery/common/lines/wins';
import { readResult } from '#libs/lottery/common/results/result-text';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { BOARD_PICKS, BOARD_RESULTS } from './board-examples';
import { RULE_EXAMPLES } from './rule-examples';

/** A class of a rule: so many of so many results win. */
export interface ClassFacts {
  name: string;
  /** So many of all results win; so many hits come on average; or a share, where there are too many results to count. */
  kind: 'chance' | 'average' | 'share';
  winning: number;
  of: number;
  /** What would give every stake back in the long run. */
  fair: number;
  /** In ten-thousandths. */
  odds: number;
}

export interface RuleExample {
  picks: string[][];
  result: string[];
  bets: number;
  /** Minor units, at one unit of the currency a bet. */
  win: bigint;
}

/** Classes whose names on the wire are those of other things elsewhere. */
const CLASS_NAMES: Record<string, Record<string, string>> = {
  'sea.tod3': { '3': 'g3', '6': 'g6' },
  'sea.tod2': { pair: 'different' },
};

/** Rules that pay for each of several numbers that are drawn. */
const OF_HITS = /^vn\.(lo|de\.g7)|^sea\.(front3|bottom3)/;
/** All results of the 27 prizes of Vietnam are no figure that says anything. */
const MOST_COUNTED = 10n ** 9n;

function kindOf({ code }: Rule, of: bigint): ClassFacts['kind'] {
  if (of > MOST_COUNTED) return 'share';
  return OF_HITS.test(code) ? 'average' : 'chance';
}

export function classFacts(rule: Rule, odds: Odds): ClassFacts[] {
  return Object.entries(rule.classes).map(([name, { winning, of }]) => ({
    name: CLASS_NAMES[rule.code]?.[name] ?? name,
    kind: kindOf(rule, of),
    winning: Number(winning),
    of: Number(of),
    fair: Number((of * BigInt(rule.ways) * 10_000n) / winning),
    odds: odds[name] ?? 0,
  }));
}

/**
 * What comes back of a stake in the long run, of one: a bet of fixed prizes may win each of them, others are of one class
 * and return what the prize group says.
 */
export function returnOf(rule: Rule, prizeGroup: number): number {
  if (!rule.fixedOdds) return prizeGroup / 2000;
  return classFacts(rule, rule.fixedOdds).reduce(
    (sum, { winning, of, odds }) => sum + (winning / of) * (odds / 10_000),
    0,
  );
}

const rowsOf = (text: string) => text.split('/').map((row) => row.split(' ').filter(Boolean));

/** The windows share the example of the last three places: the same digits at their own. */
const WINDOW = /^ssc\.(front3|mid3|front2)\./;
const SHIFTED: Record<string, number> = { front3: 2, mid3: 1, front2: 3 };

function exampleTexts({ shape }: LotteryGame, code: string): readonly [string, string] | undefined {
  const [picks, result] = [BOARD_PICKS[code], BOARD_RESULTS[shape]];
  if (picks !== undefined && result !== undefined) return [picks, result];
  const own = RULE_EXAMPLES[code];
  const window = WINDOW.exec(code)?.[1];
  if (own || window === undefined) return own;
  const shared = RULE_EXAMPLES[code.replace(window, window === 'front2' ? 'last2' : 'last3')];
  if (!shared) return undefined;
  const digits = shared[1].split(',');
  const shift = SHIFTED[window] ?? 0;
  return [shared[0], [...digits.slice(shift), ...digits.slice(0, shift)].join(',')];
}

/** Of the 27 prizes of Vietnam those that a rule looks at, by the beginning of its code; of others all. */
const SEEN_PRIZES: readonly [RegExp, (prizes: string[][]) => string[]][] = [
  [/^vn\.(lo2|x|slip)/, (prizes) => prizes.flat().map((number) => number.slice(-2))],
  [/^vn\.lo(3|4)/, (prizes) => prizes.flat()],
  [/^vn\.de\.g1$/, ([, first = []]) => first],
  [/^vn\.de\.g7$/, (prizes) => prizes.at(-1) ?? []],
  [/^vn\./, ([special = []]) => special],
];

function shownResult({ code }: Rule, text: string): string[] {
  const prizes = text.split('/').map((prize) => prize.split(','));
  const seen = SEEN_PRIZES.find(([pattern]) => pattern.test(code))?.[1];
  return seen ? seen(prizes) : prizes.flat();
}

/** A line that wins, worked out by the rules themselves; `null` for a rule without one. */
export function ruleExample(
  game: LotteryGame,
  rule: Rule,
  prizeGroup: number,
  unit: bigint,
): RuleExample | null {
  const texts = exampleTexts(game, rule.code);
  const result = texts && readResult(texts[1], game.shape);
  const picks = rowsOf(texts?.[0] ?? '');
  const { line } = readPicks(rule, picks);
  if (!texts || !result || !line) return null;
  const price = { stake: unit, odds: oddsOf(rule, prizeGroup) };
  return {
    picks,
    result: shownResult(rule, texts[1]),
    bets: countBets(line),
    win: lineWin(price, hitsOn(line, result)),
  };
}
