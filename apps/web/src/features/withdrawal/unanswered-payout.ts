import type { WithdrawalSummary } from '#libs/cashier/common/withdrawal.calls';

/** A withdrawal whose open payout the member has not answered yet. */
export interface UnansweredPayout extends WithdrawalSummary {
  tranche: NonNullable<WithdrawalSummary['tranche']>;
  deadlineAt: string;
}

/** A disputed payout is open too, and has no deadline. */
export const isUnanswered = (withdrawal: WithdrawalSummary): withdrawal is UnansweredPayout =>
  withdrawal.tranche !== null && withdrawal.deadlineAt !== null;
