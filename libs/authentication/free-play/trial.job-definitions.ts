import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

export const closeTrial = defineJob({
  name: 'trial.close',
  payload: z.strictObject({ member: z.string().regex(/^\d+$/) }),
  attempts: 5,
});
