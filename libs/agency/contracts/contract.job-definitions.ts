import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

export const endContract = defineJob({
  name: 'contract.end',
  payload: z.strictObject({ contract: z.string() }),
  attempts: 5,
});
