import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Writes messages about bonuses that have ended. */
export const notifyBonusEnds = defineJob({
  name: 'bonus.notify-ends',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 5000,
});
