import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';
import { PERIODS } from '../common/campaign.js';

/** Counts what the feed of settled rounds has taken in. */
export const countPlay = defineJob({
  name: 'rewards.count',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 2000,
});

/** Compares the facts of play of the last days with the rounds. */
export const verifyPlay = defineJob({
  name: 'rewards.verify-play',
  payload: z.strictObject({}),
  attempts: 3,
  everyMs: 24 * 3_600_000,
});

/** Pays a rebate that was not claimed. */
export const payRebate = defineJob({
  name: 'rebate.pay',
  payload: z.strictObject({ member: z.coerce.string() }),
  attempts: 3,
});

/** Closes a day, a week or a month when what was settled in it is counted. */
export const closePeriod = defineJob({
  name: 'rewards.close-period',
  payload: z.strictObject({ brand: z.string(), code: z.enum(PERIODS) }),
  attempts: 3,
});
