import type { PaymentAlert } from '#libs/cashier/common/payment-alert';
import type { UnmatchedReason } from '#libs/cashier/common/unmatched-payment';

/** Phrase keys of the reasons for which a payment is in suspense, and of the kinds of alerts. */
export const REASON_LABELS = {
  'unknown-reference': 'unknownReference',
  'other-amount': 'otherAmount',
  'second-payment': 'secondPayment',
  'same-payment-again': 'samePaymentAgain',
} as const satisfies Record<UnmatchedReason, string>;

export const ALERT_LABELS = {
  'other-body': 'otherBody',
  'unreadable-amount': 'unreadableAmount',
  'unmatched-reversal': 'unmatchedReversal',
} as const satisfies Record<PaymentAlert['kind'], string>;
