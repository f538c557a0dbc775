import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Tells members that a bonus of theirs has ended. */
export const tellBonusEnds = defineJob({
  name: 'bonus.tell',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 5000,
});
