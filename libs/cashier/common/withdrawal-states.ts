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
