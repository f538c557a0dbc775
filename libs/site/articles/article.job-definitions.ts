import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says what is due. */
export const runDueArticle = defineJob({
  name: 'article.run-due',
  payload: z.object({ id: z.int() }),
  attempts: 1,
});
