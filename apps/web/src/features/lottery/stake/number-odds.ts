import { type Odds, oddsOf } from '#libs/lottery/common/lines/odds';
import type { Rule } from '#libs/lottery/common/rules/rule';
import type { TokenMark } from './token-marks';
import { tokenOdds } from './token-odds';

const NO_ODDS: Odds = {};

/** The odds that its numbers are shown with: none where prizes are fixed, which go by how many numbers come. */
export const shownOdds = (rule: Rule, prizeGroup: number): Odds =>
  rule.fixedOdds ? NO_ODDS : oddsOf(rule, prizeGroup);

/** The odds of a number by itself: more for equal digits where they are rarer, half where it is marked so. */
export function numberOdds(odds: Odds, token: string, mark: TokenMark | undefined): number | null {
  const whole = odds[classOf(odds, token)] ?? tokenOdds(odds, token);
  return whole !== null && mark === 'half' ? Math.floor(whole / 2) : whole;
}

/** The class of a number where its digits may come in any order. */
function classOf(odds: Odds, token: string): string {
  const different = new Set(token).size === token.length;
  if ('double' in odds) return different ? 'pair' : 'double';
  if (token.length === 3) return different ? '6' : '3';
  return token;
}
