import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says what is due. */
export const remindOfComplaint = defineJob({
  name: 'complaint.due',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
