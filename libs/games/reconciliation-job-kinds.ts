import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';

const MINUTE_MS = 60_000;
const window = { payload: z.strictObject({}), attempts: 3 };

/** What vendors had accepted lately, compared with ours. */
export const reconcileRecent = defineJob({
  name: 'games.reconcile-recent',
  ...window,
  everyMs: 10 * MINUTE_MS,
});

/** The same over two days: what came late is found, and what was found is looked at again. */
export const reconcileNightly = defineJob({
  name: 'games.reconcile-nightly',
  ...window,
  everyMs: 24 * 60 * MINUTE_MS,
});
