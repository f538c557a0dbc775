import type { Market, Selection } from './match.js';

/** The sum of the reciprocal odds of a market, apart from rounding. */
export const OVERROUND = 1.05;
/** Return to player of a single, as a share of one. */
export const BOOK_RTP = 1 / OVERROUND;

/** Odds are whole thousandths: 1850 is 1.850. */
export const ODDS_UNIT = 1000;
const LEAST = 1010;
const MOST = 100_000;

/** Odds rounded down, or null where the chance is too small or too large to be offered. */
export function oddsOf(chance: number): number | null {
  const odds = Math.floor(ODDS_UNIT / (chance * OVERROUND));
  return odds >= LEAST && odds <= MOST ? odds : null;
}

export function oddsIn(market: Market, selection: Selection): number | null {
  const chance = chanceIn(market, selection);
  return chance === null ? null : oddsOf(chance);
}

export function chanceIn(market: Market, selection: Selection): number | null {
  return market.chances.find(([name]) => name === selection)?.[1] ?? null;
}
