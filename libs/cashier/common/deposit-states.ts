/** The states of a deposit; `deposit.chart` has the moves between them. */
export const DEPOSIT_STATES = ['created', 'pending', 'paid', 'failed', 'expired'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Whether the member can still pay on the provider's page. A payment that arrives later is still credited. */
export function isPayable({ status, underReview }: { status: DepositState; underReview: boolean }): boolean {
  return !underReview && (status === 'created' || status === 'pending' || status === 'failed');
}
