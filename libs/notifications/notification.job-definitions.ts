import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says when the next is due. */
export const sendNotification = defineJob({
  name: 'notification.send',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
