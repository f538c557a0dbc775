import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

export const moveDeadlines = defineJob({
  name: 'maintenance.move-deadlines',
  payload: z.strictObject({ brand: z.string() }),
  attempts: 5,
});
