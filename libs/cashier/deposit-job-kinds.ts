import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';

export const expireDeposit = defineJob({
  name: 'deposit.expire',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 5,
});
