import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

const MINUTE_MS = 60_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** Verifies a part of the accounts. */
export const reconcileAccounts = defineJob({
  name: 'ledger.reconcile-accounts',
  ...repeating,
  everyMs: 5 * MINUTE_MS,
});

/** Verifies all accounts and the journal, each midnight (UTC). */
export const reconcileBooks = defineJob({
  name: 'ledger.reconcile-books',
  ...repeating,
  everyMs: 24 * 60 * MINUTE_MS,
});
