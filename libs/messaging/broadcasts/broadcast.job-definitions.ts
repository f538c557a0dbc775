import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says what is due. */
export const runDueBroadcast = defineJob({
  name: 'broadcast.run-due',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
