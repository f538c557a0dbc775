import type { ContractKind } from '#libs/agency/common/contract-kinds';
import { type ContractTerms, metTier, type Tier, tiersOf } from '#libs/agency/common/contract-terms';
import type { Currency } from '#libs/money/currency';

type PaidRate = 'winPpm' | 'lossPpm' | 'betPpm';

/** The rates that a kind pays by; the others are always 0. */
export const PAID_RATES: Record<ContractKind, readonly PaidRate[]> = {
  realtime: ['winPpm', 'lossPpm', 'betPpm'],
  hourly: ['winPpm', 'lossPpm'],
  daily: ['betPpm'],
  dividend: ['betPpm'],
};

export interface ComparedRate {
  name: PaidRate;
  /** Parts per million; `null` where there was no contract. */
  before: number | null;
  after: number;
  change: 'higher' | 'lower' | 'same' | 'new';
}

export interface ComparedTier {
  activeMembers: number;
  /** Minor units. */
  validBet: bigint;
  rates: ComparedRate[];
}

/**
 * What a team would be paid under both terms wherever one of them has a step: a team that just meets it. Steps need
 * not be the same ones, so they are compared by what they pay and not by their number.
 */
export function compareTerms(
  after: ContractTerms,
  before: ContractTerms | null,
  currency: Currency,
): ComparedTier[] {
  const now = tiersOf(after, currency);
  const held = before && tiersOf(before, currency);
  return distinctConditions([...now, ...(held ?? [])]).map(({ activeMembers, validBet }) => {
    const [paysNow, paidBefore] = [now, held].map(
      (tiers) => tiers && metTier(tiers, activeMembers, validBet),
    );
    const rates = PAID_RATES[after.kind].map((name) =>
      compared(name, held && (paidBefore?.[name] ?? 0), paysNow?.[name] ?? 0),
    );
    return { activeMembers, validBet, rates };
  });
}

function distinctConditions(tiers: Tier[]): Tier[] {
  const unique = new Map(tiers.map((tier) => [`${tier.activeMembers} ${tier.validBet}`, tier]));
  return [...unique.values()].sort(
    (one, other) => Number(one.validBet - other.validBet) || one.activeMembers - other.activeMembers,
  );
}

function compared(name: PaidRate, before: number | null, after: number): ComparedRate {
  if (before === null) return { name, before, after, change: 'new' };
  return { name, before, after, change: after > before ? 'higher' : after < before ? 'lower' : 'same' };
}
