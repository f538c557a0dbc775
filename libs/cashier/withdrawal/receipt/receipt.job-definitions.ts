import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt to pay a tranche. A resend is another attempt with a deadline of its own. */
const payload = z.strictObject({
  withdrawal: z.uuid(),
  tranche: z.int().positive(),
  attempt: z.int().positive(),
});
export type TrancheAttempt = z.output<typeof payload>;

export const remindOfReceipt = defineJob({ name: 'withdrawal.remind', payload, attempts: 5 });
export const receiveByTimeout = defineJob({ name: 'withdrawal.auto-receive', payload, attempts: 5 });
