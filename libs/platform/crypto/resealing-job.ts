import { z } from 'zod';
import { defineJob } from '../jobs/job-definition.js';

export const reseal = defineJob({
  name: 'platform.reseal',
  payload: z.strictObject({}),
  attempts: 1,
  everyMs: 10 * 60 * 1000,
});
