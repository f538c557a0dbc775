import { z } from 'zod';
import { defineJob } from '../jobs/job-definition.js';

export const housekeep = defineJob({
  name: 'platform.housekeep',
  payload: z.strictObject({}),
  attempts: 1,
  everyMs: 10 * 60 * 1000,
});
