import { z } from 'zod';
import { withdrawalDetail, withdrawalSummary } from './withdrawal.calls.js';
import { WITHDRAWAL_STATES } from './withdrawal-states.js';

const status = z.enum(WITHDRAWAL_STATES);

/** What an operator sees beside what the member sees. */
const forOperators = {
  /** With what only operators know of. */
  status,
  /** Id and user name of the member. */
  member: z.string(),
  account: z.string(),
  /** Who works on it; `null` where nobody does, or somebody was idle for too long. */
  claimedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
  /** Since when it is in its state, ISO 8601. */
  waitingSince: z.string(),
};

/** A line of the operators' queue. */
export const withdrawalCase = withdrawalSummary.extend(forOperators);
export type WithdrawalCase = z.output<typeof withdrawalCase>;

/** A withdrawal with all that an operator needs to decide. */
export const withdrawalCaseDetail = withdrawalDetail.extend({
  ...forOperators,
  /** Each step, those among operators too. */
  timeline: z.array(z.object({ status, at: z.string(), amount: z.string().nullable() })),
  /** The whole number of the bank account, where the payout goes. */
  accountNumber: z.string(),
  /** The operator who proposed to count the open tranche as received; another one has to confirm it. */
  proposedBy: z.string().nullable(),
  /** The operator who approved it, where the amount is one that another one has to pay; else `null`. */
  barredFromPaying: z.object({ id: z.string(), account: z.string() }).nullable(),
});
export type WithdrawalCaseDetail = z.output<typeof withdrawalCaseDetail>;
