import type { Language } from '../web/language.js';

/**
 * pending: the hosted page was opened; leaves by paid or failed.
 * failed: the payer or the bank gave up; may still become paid.
 * paid: final.
 */
export type PaymentState = 'pending' | 'paid' | 'failed';

export interface Payment {
  id: string;
  operator: string;
  reference: string;
  /** Decimal string, as the merchant wrote it. */
  amount: string;
  currency: string;
  returnUrl: string;
  language: Language;
  /** Unix seconds; after it only a late payment is possible. */
  expires: number;
  state: PaymentState;
  createdAt: string;
  updatedAt: string;
}

/**
 * waiting: will be sent at `dueAt`. delivered: the portal said ok. refused: it will never take it (4xx).
 * abandoned: given up, after half an hour or because the notice is one that is not repeated.
 */
export type NoticeState = 'waiting' | 'delivered' | 'refused' | 'abandoned';

export type NoticeFault = 'amount' | 'signature' | 'stale' | 'second' | 'reference' | 'body';

/** A webhook: what the portal is told, and how far the telling has come. */
export interface Notice {
  eventId: string;
  paymentId: string;
  type: `payment.${PaymentState}`;
  operator: string;
  reference: string;
  amount: string;
  currency: string;
  occurredAt: string;
  /**
   * Deliberately wrong. `signature` and `stale` are sent once. `amount` is wrong in what it says, `second` tells of
   * another payment, `reference` of one that no order has, and `body` says something else of a known event; these are
   * repeated like a true one.
   */
  fault?: NoticeFault;
  /** What the portal is told as event and payment, where it is not what the notice is kept under. */
  told?: { eventId?: string; paymentId?: string };
  state: NoticeState;
  /** Milliseconds. */
  dueAt: number;
  attempts: number;
  retries: number;
  /** When the half hour of retries began; milliseconds. */
  since?: number;
}

/** One attempt to deliver a notice. */
export interface Delivery {
  paymentId: string;
  eventId: string;
  type: Notice['type'];
  fault?: Notice['fault'];
  at: string;
  attempt: number;
  /** HTTP status, or null without an answer. */
  status: number | null;
  /** The start of the answer, or why there was none. */
  answer: string;
}

/** Half of a decimal amount, in its own last digit and rounded down; never nothing and never the same. */
export function wrongAmount(amount: string): string {
  const [whole = '0', fraction = ''] = amount.split('.');
  const units = BigInt(whole + fraction);
  const wrong = units / 2n || units + 1n;
  const text = wrong.toString().padStart(fraction.length + 1, '0');
  return fraction === '' ? text : `${text.slice(0, -fraction.length)}.${text.slice(-fraction.length)}`;
}

export function isExpired(payment: Payment, now: number): boolean {
  return now / 1000 > payment.expires;
}
