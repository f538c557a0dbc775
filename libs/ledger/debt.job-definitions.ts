import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

/** Pays debts from money that arrived without `Ledger.post`, such as wins and salaries. */
export const collectDebts = defineJob({
  name: 'debts.collect',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 30_000,
});
