import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says what is due. */
export const remindOfComplaint = defineJob({
  name: 'complaint.due',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});

/** Nothing has happened in a chat for half an hour. */
export const endIdleChat = defineJob({
  name: 'thread.idle',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
