/** The states of a deposit; `deposit.chart` has the moves between them. */
export const DEPOSIT_STATES = ['created', 'pending', 'paid', 'reversed', 'failed', 'expired'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/** Whether the member can still pay on the provider's page. A payment that arrives later is still credited. */
export function isPayable({ status, underReview }: { status: DepositState; underReview: boolean }): boolean {
  return !underReview && (status === 'created' || status === 'pending' || status === 'failed');
}

/** Whether the order has had its payment, be it taken back since. Another payment for it needs a deposit of its own. */
export const hasHadPayment = (status: DepositState): boolean => status === 'paid' || status === 'reversed';
