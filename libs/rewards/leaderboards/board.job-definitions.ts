import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Freezes the standing of a leaderboard when its end is a quarter of an hour ago. */
export const closeBoard = defineJob({
  name: 'board.close',
  payload: z.strictObject({ id: z.coerce.string() }),
  attempts: 3,
});
