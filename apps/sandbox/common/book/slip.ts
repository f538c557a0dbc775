import type { Selection } from './match.js';
import { ODDS_UNIT } from './odds.js';

export const MOST_LEGS = 8;

/** One selection of a slip, at the odds that the player accepted, in thousandths. */
export interface Leg {
  match: string;
  market: string;
  selection: Selection;
  odds: number;
}

/** What became of a leg. `void`: its match was cancelled, and it counts with odds of 1. */
export type LegState = 'open' | 'won' | 'lost' | 'void';

const UNIT = BigInt(ODDS_UNIT);
/** Chances are counted in so many parts. */
const PARTS = 1_000_000_000;
/** A cash-out pays its fair value divided by 1.05, in hundredths. */
const MARGIN = 105n;

/** What a slip pays if each leg that is not void wins: in minor units, rounded down once. */
export function slipPayout(
  stake: bigint,
  legs: readonly (Pick<Leg, 'odds'> & { state?: LegState })[],
): bigint {
  const counted = legs.filter(({ state }) => state !== 'void');
  const product = counted.reduce((odds, leg) => odds * BigInt(leg.odds), stake);
  return product / UNIT ** BigInt(counted.length);
}

/** What a slip pays, or null while a leg is open and none is lost. */
export function settledPayout(
  stake: bigint,
  legs: readonly { odds: number; state: LegState }[],
): bigint | null {
  if (legs.some(({ state }) => state === 'lost')) return 0n;
  if (legs.some(({ state }) => state === 'open')) return null;
  return slipPayout(stake, legs);
}

/**
 * What a slip is worth now, in minor units rounded down: its payout times the chances of the open legs, less the
 * margin. `chance` is that of an open leg; null if none can be named, and then there is no quote.
 */
export function cashOutQuote(
  stake: bigint,
  legs: readonly { odds: number; state: LegState; chance: number | null }[],
): bigint | null {
  const open = legs.filter(({ state }) => state === 'open');
  if (open.length === 0 || legs.some(({ state }) => state === 'lost')) return null;
  let value = legs
    .filter(({ state }) => state !== 'void')
    .reduce((product, { odds }) => product * BigInt(odds), stake * 100n);
  let divisor = MARGIN * UNIT ** BigInt(legs.filter(({ state }) => state !== 'void').length);
  for (const { chance } of open) {
    if (chance === null) return null;
    value *= BigInt(Math.floor(chance * PARTS));
    divisor *= BigInt(PARTS);
  }
  const quote = value / divisor;
  return quote > 0n ? quote : null;
}
