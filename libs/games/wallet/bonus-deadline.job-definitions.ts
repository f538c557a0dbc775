import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Lets a bonus lapse, take no more stakes, or end, when its time has come. */
export const meetBonusDeadline = defineJob({
  name: 'bonus.deadline',
  payload: z.strictObject({ id: z.string() }),
  attempts: 5,
});
