import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';

const MINUTE_MS = 60_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** Some accounts, around the clock. */
export const reconcileAccounts = defineJob({
  name: 'ledger.reconcile-accounts',
  ...repeating,
  everyMs: 5 * MINUTE_MS,
});

/** All of the books, each midnight (UTC). */
export const reconcileBooks = defineJob({
  name: 'ledger.reconcile-books',
  ...repeating,
  everyMs: 24 * 60 * MINUTE_MS,
});
