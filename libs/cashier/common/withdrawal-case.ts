import { z } from 'zod';
import { withdrawalDetail, withdrawalStep, withdrawalSummary } from './withdrawal.calls.js';
import { WITHDRAWAL_STATES } from './withdrawal-states.js';

const status = z.enum(WITHDRAWAL_STATES);

/** The fields that only operators see. */
const forOperators = {
  /** Including the states that only operators see. */
  status,
  /** Id and user name of the member. */
  member: z.string(),
  account: z.string(),
  /** The operator who has claimed the case; `null` if nobody has, or that operator was idle for too long. */
  claimedBy: z.object({ id: z.string(), account: z.string() }).nullable(),
  /** When it entered its state, ISO 8601. */
  waitingSince: z.string(),
};

/** A line of the operators' queue. */
export const withdrawalCase = withdrawalSummary.extend(forOperators);
export type WithdrawalCase = z.output<typeof withdrawalCase>;

/** A withdrawal with everything an operator needs to decide. */
export const withdrawalCaseDetail = withdrawalDetail.extend({
  ...forOperators,
  /** Every step, including those that only operators see. */
  timeline: z.array(withdrawalStep.extend({ status })),
  /** The whole number of the bank account to pay to. */
  accountNumber: z.string(),
  /** The operator who proposed to count the open tranche as received; another one has to confirm it. */
  proposedBy: z.string().nullable(),
  /** The operator who approved it, if another operator has to pay because of the amount; else `null`. */
  operatorBarredFromPaying: z.object({ id: z.string(), account: z.string() }).nullable(),
});
export type WithdrawalCaseDetail = z.output<typeof withdrawalCaseDetail>;
