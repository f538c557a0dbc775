import { z } from 'zod';
import { defineJob } from '#libs/platform/jobs/job-definition';
import { CONTRACT_KINDS, DIVIDEND_PERIODS } from '../common/contract-kinds.js';

const MINUTE_MS = 60_000;
const repeating = { payload: z.strictObject({}), attempts: 3 };

/** Settles a cycle, with the hours of a daily one, and pays all payouts that are pending then. */
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

/** Once a day: compares the settlements of the last day with the sums of their bets; see `SettlementVerifier`. */
export const verifySettlements = defineJob({
  name: 'agency.verify-settlements',
  ...repeating,
  everyMs: 24 * 60 * MINUTE_MS,
});
