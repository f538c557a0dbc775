import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Gives what campaigns promise for something that has happened to a member. */
export const takeSignal = defineJob({
  name: 'rewards.take-signal',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});

/** Closes a reward that was not claimed in time. */
export const lapseReward = defineJob({
  name: 'reward.lapse',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 3,
});
