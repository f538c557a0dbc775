import { z } from 'zod';
import { DEPOSIT_STATES } from './deposit-states.js';

export const UNMATCHED_STATES = ['open', 'proposed', 'credited', 'returned'] as const;
export type UnmatchedState = (typeof UNMATCHED_STATES)[number];

/** Why a payment could not be credited by itself. */
export const UNMATCHED_REASONS = [
  /** No deposit of the brand has the reference. */
  'unknown-reference',
  /** The deposit was ordered over another amount or currency. */
  'other-amount',
  /** The deposit is paid already, by another payment. */
  'second-payment',
  /** The deposit is paid already, by a payment of this number: perhaps one that was reported twice. */
  'same-payment-again',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

const deposit = z.object({
  id: z.uuid(),
  /** The user name of its member. */
  account: z.string(),
  amount: z.string(),
  currency: z.string(),
  status: z.enum(DEPOSIT_STATES),
});

/** That one operator wants to credit a payment. */
export const creditProposal = z.object({
  /** Whose number the operator gave. */
  deposit,
  /** That deposit is paid: a new one is credited to its member. Otherwise the order takes the amount over. */
  extra: z.boolean(),
  by: z.object({ id: z.string(), account: z.string() }),
});
export type CreditProposal = z.output<typeof creditProposal>;

/** A payment in the suspense account, as operators see it. */
export const unmatchedPayment = z.object({
  id: z.uuid(),
  reason: z.enum(UNMATCHED_REASONS),
  provider: z.string(),
  /** As the provider reported them. */
  paymentId: z.string(),
  reference: z.uuid(),
  amount: z.string(),
  currency: z.string(),
  receivedAt: z.string(),
  status: z.enum(UNMATCHED_STATES),
  /** The deposit that the reference names; `null` where the brand has none. */
  deposit: deposit.nullable(),
  proposal: creditProposal.nullable(),
});
export type UnmatchedPaymentView = z.output<typeof unmatchedPayment>;

export const ALERT_KINDS = [
  /** A known event came once more with another body; nothing was done. */
  'other-body',
  /** A payment of no amount or in no currency that the ledger knows; nothing was posted. */
  'unreadable-amount',
] as const;

/** A report of a provider that somebody has to ask it about. */
export const paymentAlert = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  provider: z.string(),
  event: z.uuid(),
  at: z.string(),
  /** What came now, and for `other-body` what was taken first. */
  body: z.record(z.string(), z.unknown()),
  first: z.record(z.string(), z.unknown()).nullable(),
});
export type PaymentAlert = z.output<typeof paymentAlert>;
