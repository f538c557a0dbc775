import type { Odds } from '#libs/lottery/common/lines/odds';
import { ONE_CLASS } from '#libs/lottery/common/rules/rule';

/** The odds of a token where each has its own, or all have the same; `null` where odds do not belong to tokens. */
export function tokenOdds(odds: Odds, token: string): number | null {
  const own = odds[token] ?? odds[token.replace(/^0/, '')] ?? odds[token === 'X' ? 'tie' : 'side'];
  return own ?? odds[ONE_CLASS] ?? null;
}

/** Lowest and highest odds of a rule; twice the same for most. */
export function oddsSpan(odds: Odds): { from: number; to: number } {
  const all = Object.values(odds);
  return { from: Math.min(...all), to: Math.max(...all) };
}
