import { halfOdds, isNumberRule, type PricedNumber } from '#libs/lottery/common/lines/number-prices';
import { oddsOf } from '#libs/lottery/common/lines/odds';
import { writeOdds } from '#libs/lottery/common/lines/odds-text';
import { findRule } from '#libs/lottery/common/rules/rules';
import type { LineDraft } from './priced-line';
import { marksOf } from './token-marks';

/** A line costs one price: numbers that pay half stand in a line of their own. */
export function draftsByPrice(
  draft: LineDraft,
  prizeGroup: number,
  prices: readonly PricedNumber[],
): LineDraft[] {
  const rule = findRule(draft.rule);
  const marks = marksOf(prices, draft.rule);
  const [numbers = []] = draft.picks ?? [];
  const halves = numbers.filter((number) => marks.get(number) === 'half');
  if (!rule || !isNumberRule(rule) || halves.length === 0) return [draft];
  const whole = numbers.filter((number) => marks.get(number) !== 'half');
  const half = { ...draft, picks: [halves], odds: writeOdds(halfOdds(oddsOf(rule, prizeGroup))) };
  return whole.length === 0 ? [half] : [{ ...draft, picks: [whole] }, half];
}
