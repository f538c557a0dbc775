import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Closes an application of a campaign that an operator has ended. */
export const closeApplication = defineJob({
  name: 'application.close',
  payload: z.strictObject({ id: z.uuid() }),
  attempts: 3,
});
