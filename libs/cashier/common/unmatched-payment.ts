import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { DEPOSIT_STATES } from './deposit-states.js';

export const UNMATCHED_STATES = ['open', 'proposed', 'credited', 'returned'] as const;
export type UnmatchedState = (typeof UNMATCHED_STATES)[number];

/** Why a payment could not be credited automatically. */
export const UNMATCHED_REASONS = [
  /** No deposit of the merchant's brands has the reference. */
  'unknown-reference',
  /** The deposit was ordered with another amount or currency. */
  'other-amount',
  /** The deposit is already paid by another payment. */
  'second-payment',
  /** A deposit is already paid with this payment id: possibly a duplicate report. */
  'same-payment-again',
] as const;
export type UnmatchedReason = (typeof UNMATCHED_REASONS)[number];

const deposit = z.object({
  id: z.uuid(),
  member: z.string(),
  /** The user name of its member. */
  account: z.string(),
  amount: z.string(),
  currency: currencyCode,
  status: z.enum(DEPOSIT_STATES),
});

/** One operator's proposal to credit a payment. */
export const creditProposal = z.object({
  /** The deposit that the operator named. */
  deposit,
  /** An extra payment for a deposit that is paid already: a new deposit is created for it. Else the deposit gets this amount. */
  extra: z.boolean(),
  by: z.object({ id: z.string(), account: z.string() }),
});
export type CreditProposal = z.output<typeof creditProposal>;

/** A payment that fitted no open deposit, as operators see it. It is in the suspense account while `open` or `proposed`. */
export const unmatchedPayment = z.object({
  id: z.uuid(),
  reason: z.enum(UNMATCHED_REASONS),
  provider: z.string(),
  /** As the provider reported them. */
  paymentId: z.string(),
  reference: z.uuid(),
  amount: z.string(),
  currency: currencyCode,
  receivedAt: z.string(),
  status: z.enum(UNMATCHED_STATES),
  /** The deposit that the reference names; `null` where the brand has none. */
  deposit: deposit.nullable(),
  proposal: creditProposal.nullable(),
  /** Another report of the same payment is credited, so this one cannot be. */
  paymentCredited: z.boolean(),
});
export type UnmatchedPaymentView = z.output<typeof unmatchedPayment>;
