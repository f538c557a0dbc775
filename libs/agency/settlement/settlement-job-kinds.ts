import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-catalogue';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '../common/contract-kinds.js';

const MINUTE_MS = 60_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** What agents earn of one kind is due. */
export const settle = defineJob({
  name: 'agency.settle',
  payload: z.strictObject({
    brand: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    code: z.enum([...DIVIDEND_PERIODS, '']),
  }),
  attempts: 3,
});

/** Payouts that a killed worker left, and dividends for which the payer's wallet was too short. */
export const payOpen = defineJob({ name: 'agency.pay-open', ...repeating, everyMs: MINUTE_MS });

/** Rounds of the last days that were committed after they had been passed. */
export const takeLate = defineJob({ name: 'agency.take-late', ...repeating, everyMs: 24 * 60 * MINUTE_MS });

/** Settlements of the last day are reckoned again and compared. */
export const verifySettlements = defineJob({
  name: 'agency.verify-settlements',
  ...repeating,
  everyMs: 24 * 60 * MINUTE_MS,
});
