import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '../common/contract-kinds.js';

const MINUTE_MS = 60_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** Settles one kind of contract. */
export const settle = defineJob({
  name: 'agency.settle',
  payload: z.strictObject({
    brand: z.string(),
    kind: z.enum(CONTRACT_KINDS),
    code: z.enum([...DIVIDEND_PERIODS, '']),
  }),
  attempts: 3,
});

/** Pays what a killed worker left, and retries dividends for which the payer's wallet was too short. */
export const payOpen = defineJob({ name: 'agency.pay-open', ...repeating, everyMs: MINUTE_MS });

/** Calculates the settlements of the last day again, bet by bet, and compares. */
export const verifySettlements = defineJob({
  name: 'agency.verify-settlements',
  ...repeating,
  everyMs: 24 * 60 * MINUTE_MS,
});
