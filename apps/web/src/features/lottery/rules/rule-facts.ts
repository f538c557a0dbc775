import type { LotteryGame } from '#libs/lottery/common/games';
import { countBets, hitsOn } from '#libs/lottery/common/lines/line';
import { type Odds, oddsOf } from '#libs/lottery/common/lines/odds';
import { readPicks } from '#libs/lottery/common/lines/read-line';
import { lineWin } from '#libs/lottery/common/lines/wins';
import { readResult } from '#libs/lottery/common/results/result-text';
import type { Rule } from '#libs/lottery/common/rules/rule';
import { RULE_EXAMPLES } from './rule-examples';

/** A class of a rule: so many of so many results win. */
export interface ClassFacts {
  name: string;
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

export function classFacts(rule: Rule, odds: Odds): ClassFacts[] {
  return Object.entries(rule.classes).map(([name, { winning, of }]) => ({
    name,
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

function exampleTexts(code: string): readonly [string, string] | undefined {
  const own = RULE_EXAMPLES[code];
  const window = WINDOW.exec(code)?.[1];
  if (own || window === undefined) return own;
  const shared = RULE_EXAMPLES[code.replace(window, window === 'front2' ? 'last2' : 'last3')];
  if (!shared) return undefined;
  const digits = shared[1].split(',');
  const shift = SHIFTED[window] ?? 0;
  return [shared[0], [...digits.slice(shift), ...digits.slice(0, shift)].join(',')];
}

/** A line that wins, worked out by the rules themselves; `null` for a rule without one. */
export function ruleExample(
  game: LotteryGame,
  rule: Rule,
  prizeGroup: number,
  unit: bigint,
): RuleExample | null {
  const texts = exampleTexts(rule.code);
  const result = texts && readResult(texts[1], game.shape);
  const picks = rowsOf(texts?.[0] ?? '');
  const { line } = readPicks(rule, picks);
  if (!texts || !result || !line) return null;
  const price = { stake: unit, odds: oddsOf(rule, prizeGroup) };
  return {
    picks,
    result: texts[1].split(','),
    bets: countBets(line),
    win: lineWin(price, hitsOn(line, result)),
  };
}
