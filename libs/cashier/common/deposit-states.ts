/** Where a deposit can be. Who enters and leaves each state stands in `deposit.chart`. */
export const DEPOSIT_STATES = ['created', 'pending', 'paid', 'failed', 'expired'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Whether the provider's page still takes the money of this order. What is paid elsewhere later is credited too. */
export function isPayable({ status, underReview }: { status: DepositState; underReview: boolean }): boolean {
  return !underReview && (status === 'created' || status === 'pending' || status === 'failed');
}
