import { z } from 'zod';

export const ALERT_KINDS = [
  /** An event was reported again with a different body. Only the first one had an effect. */
  'other-body',
  /** A payment whose amount or currency cannot be posted to the ledger. */
  'unreadable-amount',
  /** A reversal that fits no paid deposit: an unknown or unpaid one, another amount, or another payment. */
  'unmatched-reversal',
] as const;

/** A provider's report that changed no money, so that operators have to ask the provider about it. */
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
