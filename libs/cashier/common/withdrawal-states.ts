/** The states of a withdrawal; `withdrawal.chart` has the moves between them. */
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

/** The states that members see. While a forced receipt is proposed they see `disputed`. */
export const MEMBER_WITHDRAWAL_STATES = WITHDRAWAL_STATES.filter((state) => state !== 'force-proposed');
export type MemberWithdrawalState = (typeof MEMBER_WITHDRAWAL_STATES)[number];

export const memberStateOf = (state: WithdrawalState): MemberWithdrawalState =>
  state === 'force-proposed' ? 'disputed' : state;

/** The states of a tranche. It is open while `sent` or `disputed`. */
export const TRANCHE_STATES = [
  'sent',
  'disputed',
  'received',
  'auto-received',
  'refunded',
  'force-received',
] as const;
export type TrancheState = (typeof TRANCHE_STATES)[number];
