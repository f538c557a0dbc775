import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

export const expireDeposit = defineJob({
  name: 'deposit.expire',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 5,
});
