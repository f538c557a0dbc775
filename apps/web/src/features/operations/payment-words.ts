import type { PaymentAlert, UnmatchedReason } from '#libs/cashier/common/unmatched-payment';

/** The keys of the words for why a payment is in suspense, and for what is wrong with a report. */
export const REASON_WORDS = {
  'unknown-reference': 'unknownReference',
  'other-amount': 'otherAmount',
  'second-payment': 'secondPayment',
  'same-payment-again': 'samePaymentAgain',
} as const satisfies Record<UnmatchedReason, string>;

export const ALERT_WORDS = {
  'other-body': 'otherBody',
  'unreadable-amount': 'unreadableAmount',
} as const satisfies Record<PaymentAlert['kind'], string>;
