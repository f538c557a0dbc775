import { z } from 'zod';
import { parseAmount, toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { parseRate, RATE_TEXT, rateToWire } from '#libs/money/rate';
import { DIVIDEND_PERIODS } from './contract-kinds.js';

/** Percent, as in "0.25". */
const rate = z.string().regex(RATE_TEXT);
/** A wire amount of the brand's currency. */
const amount = z
  .string()
  .max(24)
  .regex(/^\d+(\.\d+)?$/);
const members = z.int().min(0).max(1_000_000);
const tiers = <Tier extends z.ZodType>(tier: Tier) => z.array(tier).min(1).max(10);

export const realtimeTerms = z.strictObject({
  kind: z.literal('realtime'),
  /** Of the valid bet where the payout is above the stake, below it, and of every bet on top. */
  winRate: rate,
  lossRate: rate,
  betRate: rate,
});

export const hourlyTerms = z.strictObject({
  kind: z.literal('hourly'),
  tiers: tiers(z.strictObject({ hourlyBetAmount: amount, winRate: rate, lossRate: rate })),
});

export const dailyTerms = z.strictObject({
  kind: z.literal('daily'),
  tiers: tiers(z.strictObject({ activeMembers: members, dailyBetAmount: amount, rate })),
});

export const dividendTerms = z.strictObject({
  kind: z.literal('dividend'),
  period: z.enum(DIVIDEND_PERIODS),
  tiers: tiers(z.strictObject({ activeMembers: members, periodValidBet: amount, rate })),
});

/** What a contract pays. */
export const contractTerms = z.discriminatedUnion('kind', [
  realtimeTerms,
  hourlyTerms,
  dailyTerms,
  dividendTerms,
]);
export type ContractTerms = z.output<typeof contractTerms>;

/** Terms of every kind in one form. The highest tier whose two conditions the team meets counts. */
export interface Tier {
  activeMembers: number;
  /** Minor units of the team's valid bet in the period. */
  validBet: bigint;
  /** Parts per million of the valid bet: of rounds that win, of rounds that lose, and on top of every round. */
  winPpm: number;
  lossPpm: number;
  /** For a dividend: parts per million of the period's profit. */
  betPpm: number;
}

/** @throws InvalidAmount if an amount has more digits than the currency */
export function tiersOf(terms: ContractTerms, currency: Currency): Tier[] {
  switch (terms.kind) {
    case 'realtime':
      return [
        {
          activeMembers: 0,
          validBet: 0n,
          winPpm: parseRate(terms.winRate),
          lossPpm: parseRate(terms.lossRate),
          betPpm: parseRate(terms.betRate),
        },
      ];
    case 'hourly':
      return terms.tiers.map((tier) => ({
        activeMembers: 0,
        validBet: parseAmount(tier.hourlyBetAmount, currency),
        winPpm: parseRate(tier.winRate),
        lossPpm: parseRate(tier.lossRate),
        betPpm: 0,
      }));
    case 'daily':
      return terms.tiers.map((tier) => ({
        activeMembers: tier.activeMembers,
        validBet: parseAmount(tier.dailyBetAmount, currency),
        winPpm: 0,
        lossPpm: 0,
        betPpm: parseRate(tier.rate),
      }));
    case 'dividend':
      return terms.tiers.map((tier) => ({
        activeMembers: tier.activeMembers,
        validBet: parseAmount(tier.periodValidBet, currency),
        winPpm: 0,
        lossPpm: 0,
        betPpm: parseRate(tier.rate),
      }));
  }
}

/** The inverse of `tiersOf`: terms with these tiers, and the kind and dividend period of `like`. */
export function termsWith(like: ContractTerms, tiers: readonly Tier[], currency: Currency): ContractTerms {
  const wire = (minor: bigint) => toWire(minor, currency);
  switch (like.kind) {
    case 'realtime': {
      const { winPpm, lossPpm, betPpm } = tiers[0] ?? { winPpm: 0, lossPpm: 0, betPpm: 0 };
      return {
        kind: like.kind,
        winRate: rateToWire(winPpm),
        lossRate: rateToWire(lossPpm),
        betRate: rateToWire(betPpm),
      };
    }
    case 'hourly':
      return {
        kind: like.kind,
        tiers: tiers.map(({ validBet, winPpm, lossPpm }) => ({
          hourlyBetAmount: wire(validBet),
          winRate: rateToWire(winPpm),
          lossRate: rateToWire(lossPpm),
        })),
      };
    case 'daily':
      return {
        kind: like.kind,
        tiers: tiers.map(({ activeMembers, validBet, betPpm }) => ({
          activeMembers,
          dailyBetAmount: wire(validBet),
          rate: rateToWire(betPpm),
        })),
      };
    case 'dividend':
      return {
        kind: like.kind,
        period: like.period,
        tiers: tiers.map(({ activeMembers, validBet, betPpm }) => ({
          activeMembers,
          periodValidBet: wire(validBet),
          rate: rateToWire(betPpm),
        })),
      };
  }
}

/** The highest tier whose two conditions are met, or `null`. The tiers are in rising order. */
export function metTier(tiers: readonly Tier[], activeMembers: number, validBet: bigint): Tier | null {
  return tiers.findLast((tier) => activeMembers >= tier.activeMembers && validBet >= tier.validBet) ?? null;
}

export const RATES = ['winPpm', 'lossPpm', 'betPpm'] as const;

/** Whether no condition and no rate falls from one tier to the next, and at least one condition rises. */
export function tiersRise(tiers: readonly Tier[]): boolean {
  return tiers.every((tier, index) => {
    const before = tiers[index - 1];
    if (!before) return true;
    const conditions =
      tier.activeMembers >= before.activeMembers &&
      tier.validBet >= before.validBet &&
      (tier.activeMembers > before.activeMembers || tier.validBet > before.validBet);
    return conditions && RATES.every((name) => tier[name] >= before[name]);
  });
}

/**
 * The first tier and rate at which the terms `lower` pay a team more than `upper`, the terms of the contract above; `null` if
 * they never do. With `equalIsAbove` (dividends) an equal rate counts as more, except for a rate of 0.
 */
export function firstAbove(
  lower: readonly Tier[],
  upper: readonly Tier[],
  equalIsAbove = false,
): { tier: Tier; name: (typeof RATES)[number] } | null {
  for (const tier of lower) {
    const met = metTier(upper, tier.activeMembers, tier.validBet);
    const name = RATES.find(
      (rate) =>
        tier[rate] > (met?.[rate] ?? 0) || (equalIsAbove && tier[rate] > 0 && tier[rate] === met?.[rate]),
    );
    if (name) return { tier, name };
  }
  return null;
}

/** Whether `lower` is above `upper` anywhere; see `firstAbove`. */
export const isAbove = (lower: readonly Tier[], upper: readonly Tier[], equalIsAbove = false): boolean =>
  firstAbove(lower, upper, equalIsAbove) !== null;
