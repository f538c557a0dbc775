import { parseRate } from '#libs/money/rate';
import type { ContractRules } from '#libs/site/common/brand-settings';
import type { ContractKind } from '../common/contract-kinds.js';
import { firstAbove, metTier, RATES, type Tier } from '../common/contract-terms.js';

/** The least that an upline keeps of a dividend: 0.01 percent, in parts per million. */
const STEP_PPM = 100;

export type Rates = Pick<Tier, (typeof RATES)[number]>;
export const ZERO_RATES: Rates = { winPpm: 0, lossPpm: 0, betPpm: 0 };

/** Whether an equal rate is too high. A dividend at the upline's own rate would leave nothing; a salary costs the upline nothing. */
export const equalIsAbove = (kind: ContractKind): boolean => kind === 'dividend';

/** The brand's highest rates for a kind, in parts per million. */
export function capsOf(kind: ContractKind, { caps }: ContractRules): Rates {
  switch (kind) {
    case 'realtime':
      return {
        winPpm: parseRate(caps.realtime.winRate),
        lossPpm: parseRate(caps.realtime.lossRate),
        betPpm: parseRate(caps.realtime.betRate),
      };
    case 'hourly':
      return { winPpm: parseRate(caps.hourly.winRate), lossPpm: parseRate(caps.hourly.lossRate), betPpm: 0 };
    case 'daily':
    case 'dividend':
      return { winPpm: 0, lossPpm: 0, betPpm: parseRate(caps[kind]) };
  }
}

/** The highest rates that an upline with these rates may give. */
export function allowedUnder(kind: ContractKind, { winPpm, lossPpm, betPpm }: Rates): Rates {
  const allowed = (rate: number) => Math.max(0, equalIsAbove(kind) ? rate - STEP_PPM : rate);
  return { winPpm: allowed(winPpm), lossPpm: allowed(lossPpm), betPpm: allowed(betPpm) };
}

/** The highest rates below `bound` for a team that just meets the conditions of `tier`. */
export function allowedAt(kind: ContractKind, bound: readonly Tier[], tier: Tier): Rates {
  return allowedUnder(kind, metTier(bound, tier.activeMembers, tier.validBet) ?? ZERO_RATES);
}

/** Lowers each tier to what `bound` allows; `null` if nothing is left to pay. Rising tiers stay rising. */
export function clampTiers(
  kind: ContractKind,
  tiers: readonly Tier[],
  bound: readonly Tier[],
): Tier[] | null {
  const paying = tiers
    .map((tier) => ({ ...tier, ...lowerRates(tier, allowedAt(kind, bound, tier)) }))
    .filter((tier) => RATES.some((name) => tier[name] > 0));
  return paying.length > 0 ? paying : null;
}

export function lowerRates(one: Rates, other: Rates): Rates {
  return {
    winPpm: Math.min(one.winPpm, other.winPpm),
    lossPpm: Math.min(one.lossPpm, other.lossPpm),
    betPpm: Math.min(one.betPpm, other.betPpm),
  };
}

/** The highest of each rate over all tiers. */
export function highestRates(tiers: readonly Tier[]): Rates {
  const most = (name: (typeof RATES)[number]) => Math.max(0, ...tiers.map((tier) => tier[name]));
  return { winPpm: most('winPpm'), lossPpm: most('lossPpm'), betPpm: most('betPpm') };
}

/** The first rate above its cap, with that cap, or `null`. */
export function aboveCap(tiers: readonly Tier[], caps: Rates): { rate: number; cap: number } | null {
  for (const tier of tiers)
    for (const name of RATES) if (tier[name] > caps[name]) return { rate: tier[name], cap: caps[name] };
  return null;
}

/** What the contract above allows for the first rate that is too high, or `null` if none is. */
export function aboveBound(
  kind: ContractKind,
  tiers: readonly Tier[],
  bound: readonly Tier[],
): { cap: number } | null {
  const above = firstAbove(tiers, bound, equalIsAbove(kind));
  return above && { cap: allowedAt(kind, bound, above.tier)[above.name] };
}
