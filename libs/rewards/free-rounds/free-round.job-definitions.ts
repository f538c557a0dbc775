import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Tells the vendor of free rounds, and pays what they have won when they are over. */
export const syncFreeRounds = defineJob({
  name: 'rewards.sync-free-rounds',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 3,
});
