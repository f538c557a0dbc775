import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';

/** One attempt: the row itself says when the next is due. */
export const sendLetter = defineJob({
  name: 'letter.send',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
