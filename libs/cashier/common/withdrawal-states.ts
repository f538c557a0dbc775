/** Where a withdrawal can be. Who enters and leaves each state stands in `withdrawal.chart`. */
export const WITHDRAWAL_STATES = [
  'requested',
  'approved',
  'rejected',
  'distributed',
  'disputed',
  'force-proposed',
  'received',
  'auto-received',
  'refunded',
  'force-received',
] as const;
export type WithdrawalState = (typeof WITHDRAWAL_STATES)[number];

/** What a member is shown. That an operator proposes something to another one is no state of the member's. */
export const MEMBER_WITHDRAWAL_STATES = WITHDRAWAL_STATES.filter((state) => state !== 'force-proposed');
export type MemberWithdrawalState = (typeof MEMBER_WITHDRAWAL_STATES)[number];

export const memberStateOf = (state: WithdrawalState): MemberWithdrawalState =>
  state === 'force-proposed' ? 'disputed' : state;

/** What became of one payout of a withdrawal. */
export const TRANCHE_STATES = [
  'sent',
  'disputed',
  'received',
  'auto-received',
  'refunded',
  'force-received',
] as const;
export type TrancheState = (typeof TRANCHE_STATES)[number];
