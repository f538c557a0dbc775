import { z } from 'zod';

export const ALERT_KINDS = [
  /** A known event was reported again with a different body; it was ignored. */
  'other-body',
  /** The amount or the currency cannot be posted to the ledger. */
  'unreadable-amount',
  /** A payment that was taken back fits no paid deposit: an unknown one, one that is unpaid, another amount or another payment. */
  'unmatched-reversal',
] as const;

/** A report that operators have to clarify with the provider. */
export const paymentAlert = z.object({
  id: z.string(),
  kind: z.enum(ALERT_KINDS),
  provider: z.string(),
  event: z.uuid(),
  at: z.string(),
  /** The report and, for `other-body`, the one that was saved first. */
  body: z.record(z.string(), z.unknown()),
  first: z.record(z.string(), z.unknown()).nullable(),
});
export type PaymentAlert = z.output<typeof paymentAlert>;
