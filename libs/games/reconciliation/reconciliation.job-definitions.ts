import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

const MINUTE_MS = 60_000;
const window = { payload: z.strictObject({}), attempts: 3 };

/** Compares the vendors' recent transactions with the portal's. */
export const reconcileRecent = defineJob({
  name: 'games.reconcile-recent',
  ...window,
  everyMs: 10 * MINUTE_MS,
});

/** The same over two days: finds late transactions, and checks earlier findings again. */
export const reconcileNightly = defineJob({
  name: 'games.reconcile-nightly',
  ...window,
  everyMs: 24 * 60 * MINUTE_MS,
});
