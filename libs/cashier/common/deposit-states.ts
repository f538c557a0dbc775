/** The states of a deposit; `deposit.chart` has the moves between them. */
export const DEPOSIT_STATES = ['created', 'pending', 'paid', 'reversed', 'failed', 'expired'] as const;
export type DepositState = (typeof DEPOSIT_STATES)[number];

/**
 * Whether the member can still pay on the provider's page, at `now` (milliseconds). A `failed` deposit may be tried again until
 * `expiresAt`, when the provider's link ends; a deposit in an earlier state becomes `expired` then. A payment that arrives
 * later is still credited.
 */
export function isPayable(
  { status, underReview, expiresAt }: { status: DepositState; underReview: boolean; expiresAt: string },
  now: number,
): boolean {
  if (underReview) return false;
  return status === 'created' || status === 'pending' || (status === 'failed' && now < Date.parse(expiresAt));
}

/** Whether the order was paid, even if that payment was reversed later. Another payment for it needs a deposit of its own. */
export const hasHadPayment = (status: DepositState): boolean => status === 'paid' || status === 'reversed';
