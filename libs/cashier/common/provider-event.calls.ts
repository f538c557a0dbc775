import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';

/** A report of a payment provider, which signs it. Not strict, because the provider may add fields. */
export const receiveProviderEvent = defineCall({
  method: 'POST',
  path: '/wps/cashier/webhooks/:provider',
  summary: 'A payment provider reports what became of a payment; plain `ok` once it is saved',
  access: 'signed',
  whileClosed: true,
  input: z.object({
    provider: z.string().max(40),
    event_id: z.uuid(),
    type: z.enum(['payment.pending', 'payment.paid', 'payment.failed', 'payment.reversed']),
    payment_id: z.string().min(1).max(100),
    reference: z.uuid(),
    amount: z.string().max(40),
    currency: z.string().max(10),
    occurred_at: z.string().max(40),
  }),
  value: z.literal('ok'),
});
