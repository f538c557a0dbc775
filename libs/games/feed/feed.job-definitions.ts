import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';

const DAY_MS = 86_400_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** Takes settled rounds into the feed. */
export const takeBets = defineJob({ name: 'games.take-bets', ...repeating, everyMs: 2000 });

/** Takes in rounds of the last days that were committed after their time had been taken in. */
export const takeLateBets = defineJob({ name: 'games.take-late-bets', ...repeating, everyMs: DAY_MS });
