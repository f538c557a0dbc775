import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** One attempt: the row itself says whether it is still open. */
export const expireProposal = defineJob({
  name: 'proposal.expire',
  payload: z.object({ id: z.uuid() }),
  attempts: 1,
});
