import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Looks whether a referred member has met what campaigns ask for. */
export const checkReferral = defineJob({
  name: 'referral.check',
  payload: z.strictObject({ referred: z.coerce.string() }),
  attempts: 3,
});
