import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says whether it is still due. */
export const carryOutFactorReset = defineJob({
  name: 'factor-reset.carry-out',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
