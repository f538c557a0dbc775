import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Reads what was played at vendors that keep wallets, and counts it. */
export const readVendorBets = defineJob({
  name: 'games.read-vendor-bets',
  payload: z.strictObject({}),
  attempts: 1,
  everyMs: 15_000,
});
