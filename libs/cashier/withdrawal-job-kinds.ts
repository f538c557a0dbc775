import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';

/** A tranche as it was paid: a payout after a dispute is another attempt with a deadline of its own. */
const payload = z.strictObject({
  withdrawal: z.uuid(),
  tranche: z.int().positive(),
  attempt: z.int().positive(),
});
export type PayoutRef = z.output<typeof payload>;

export const remindOfReceipt = defineJob({ name: 'withdrawal.remind', payload, attempts: 5 });
export const receiveByTimeout = defineJob({ name: 'withdrawal.auto-receive', payload, attempts: 5 });
