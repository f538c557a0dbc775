import type { Language } from '../web/language.js';

/**
 * pending: the hosted page was opened; leaves by paid or failed.
 * failed: the payer or the bank gave up; may still become paid.
 * paid: leaves by reversed only.
 * reversed: the bank took the money back; final.
 */
export type PaymentState = 'pending' | 'paid' | 'failed' | 'reversed';

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
 * waiting: will be sent at `dueAt`. delivered: the portal answered ok. refused: it will never accept it (4xx).
 * abandoned: given up after half an hour, or because the notice is sent once only.
 */
export type NoticeState = 'waiting' | 'delivered' | 'refused' | 'abandoned';

export type NoticeFault = 'amount' | 'signature' | 'stale' | 'second' | 'reference' | 'body';

/** A webhook: its content, and the state of its delivery. */
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
   * A deliberate fault. `signature` and `stale` are sent once. `amount` reports a wrong amount, `second` another payment,
   * `reference` an unknown order, and `body` other content for a known event; these are retried like a correct notice.
   */
  fault?: NoticeFault;
  /** The event and payment ids that are sent, if they differ from those of the notice. */
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

/** Half of a decimal amount with the same number of decimals, rounded down; never zero and never the same amount. */
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

/** Whether the payer has paid, be it taken back since. */
export const hasBeenPaid = ({ state }: Payment): boolean => state === 'paid' || state === 'reversed';
