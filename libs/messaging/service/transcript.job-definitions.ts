import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says when the next is due. */
export const sendTranscript = defineJob({
  name: 'transcript.send',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
