import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { AGENT_POLICY } from '#libs/site/common/modules';
import { AGENTS, party } from './contract.calls.js';
import { CONTRACT_KINDS, DIVIDEND_PERIODS, SALARY_KINDS } from './contract-kinds.js';

const moment = z.iso.datetime({ offset: true }).optional();
const payoutId = z.string().regex(/^\d{1,18}$/);

/** `carried`: less than the smallest unit is due; it counts in the next one. `unpaid`: the upline's wallet was too short. */
export const PAYOUT_STATES = ['pending', 'paid', 'carried', 'unpaid'] as const;

/** A wire amount with six more digits than the currency has: the exact product of an amount and a rate. */
const exact = z.string();

/** One payout of one contract for one period. */
export const payoutSummary = z.object({
  id: z.string(),
  contractId: z.string(),
  kind: z.enum(CONTRACT_KINDS),
  /** Of a dividend. */
  period: z.enum(DIVIDEND_PERIODS).nullable(),
  status: z.enum(PAYOUT_STATES),
  /** `received`, or `owed` by the agent to a downline (dividends alone). */
  side: z.enum(['received', 'owed']),
  /** Who pays: `null` is the house. */
  payer: party.nullable(),
  payee: party,
  /** Half-open. */
  periodStart: z.string(),
  periodEnd: z.string(),
  /** A later settlement of the same period: late or void rounds. */
  correction: z.boolean(),
  amount: z.string(),
  currency: currencyCode,
  /** Of the team, in the period. */
  activeMembers: z.int(),
  validBet: z.string(),
  /** Dividends: the house's profit on the team; of a correction, what is new. */
  profit: z.string().nullable(),
  /** Dividends: the loss of earlier periods, which counts in this one. */
  lossIn: z.string().nullable(),
  /** Percent; which of them count depends on the kind. */
  winRate: z.string(),
  lossRate: z.string(),
  betRate: z.string(),
  /**
   * The team's bets x own rates, of which `below` went to contracts below and `cut` is above the games' edge. Of a
   * dividend the profit with the loss x the rate. Of a correction, what differs from what was recorded before.
   */
  gross: exact,
  below: exact,
  cut: exact,
  /** What earlier payouts left: a fraction of the smallest unit, or what is below zero. */
  carriedIn: exact,
  /** What this one leaves for the next in the same way. */
  carriedOut: exact,
  settledAt: z.string(),
  paidAt: z.string().nullable(),
});
export type PayoutSummary = z.output<typeof payoutSummary>;

export const listSalaries = defineCall({
  method: 'GET',
  path: '/wps/agent/salaries',
  summary: "The agent's salaries, the newest first, with their sum",
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ kind: z.enum(SALARY_KINDS).optional(), from: moment, to: moment, ...paging }),
  value: pageOf(payoutSummary).extend({ sum: z.string(), currency: currencyCode, seq: z.int() }),
});

export const listDividends = defineCall({
  method: 'GET',
  path: '/wps/agent/dividends',
  summary: 'Dividends that the agent receives, or owes to downlines, the newest first',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({
    side: z.enum(['received', 'owed']).default('received'),
    from: moment,
    to: moment,
    ...paging,
  }),
  value: pageOf(payoutSummary).extend({
    sum: z.string(),
    /** What the agent still owes to downlines, which freezes withdrawals and transfers. */
    owed: z.string(),
    frozen: z.boolean(),
    currency: currencyCode,
    seq: z.int(),
  }),
});

/** One round behind a payout, and what it brought. */
export const payoutLine = z.object({
  /** Of the round; `reversal` lines take back what an earlier one brought. */
  betId: z.string(),
  reversal: z.boolean(),
  account: z.string(),
  gameNames: z.record(z.string(), z.string()),
  settledAt: z.string(),
  stake: z.string(),
  payout: z.string(),
  validBet: z.string(),
  outcome: z.enum(['win', 'loss', 'push']),
  /** Percent: own, and of the nearest contract below on the way to the player. */
  ownRate: z.string(),
  belowRate: z.string(),
  /** Whether the game's edge limited one of them. */
  cut: z.boolean(),
  amount: exact,
});
export type PayoutLine = z.output<typeof payoutLine>;

export const listSalaryLines = defineCall({
  method: 'GET',
  path: '/wps/agent/salaries/:id/lines',
  summary: 'A salary or dividend, opened down to the rounds that it came from; counted up to 10,000',
  access: AGENTS,
  module: AGENT_POLICY,
  input: z.strictObject({ id: payoutId, ...paging }),
  value: pageOf(payoutLine).extend({
    payout: payoutSummary,
    /** The exact sum of all lines, before it was rounded down once. */
    exact,
    seq: z.int(),
  }),
});

export const payDividend = defineCall({
  method: 'POST',
  path: '/wps/agent/dividends/:id/payment',
  summary: 'Pays a dividend that was left unpaid, from the own wallet',
  access: AGENTS,
  module: AGENT_POLICY,
  idempotent: true,
  input: z.strictObject({ id: payoutId }),
  value: payoutSummary,
});
