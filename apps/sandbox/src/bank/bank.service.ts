import { randomBytes, randomUUID } from 'node:crypto';
import { AppError } from '../web/app-error.js';
import type { BankStore } from './bank.store.js';
import type { NoticeDelivery } from './notice-delivery.js';
import type { PayLink } from './pay-link.js';
import { hasBeenPaid, isExpired, type Notice, type Payment, wrongAmount } from './payment.js';

export const ACTIONS = [
  'pay',
  'fail',
  'late',
  'ten-times',
  'wrong-amount',
  'wrong-signature',
  'stale',
  'pay-twice',
  'unknown-reference',
  'other-body',
  'reverse',
] as const;
export type Action = (typeof ACTIONS)[number];

/** Actions that a paid payment no longer offers. */
const BEFORE_PAID = new Set<Action>(['pay', 'fail', 'late']);
/** Actions that only a paid payment offers. */
const AFTER_PAID = new Set<Action>(['other-body', 'reverse']);

const TEN = 10;

/** The actions that a payment offers now. A paid one stays paid; its notice can still be repeated and forged. */
export function offeredActions(payment: Payment, now: number): readonly Action[] {
  if (payment.state === 'reversed') return [];
  if (payment.state === 'paid') return ACTIONS.filter((action) => !BEFORE_PAID.has(action));
  if (isExpired(payment, now)) return ['late'];
  const last = payment.state === 'failed' ? 'fail' : undefined;
  return ACTIONS.filter((action) => !AFTER_PAID.has(action) && action !== last);
}

/** The payments of the bank. Each change is stored together with its notice before anything is sent. */
export class BankService {
  constructor(
    readonly store: BankStore,
    readonly delivery: NoticeDelivery,
  ) {}

  /**
   * The payment of a verified link, created when the link is first opened. `notified` resolves after the first attempt
   * to notify the portal. @throws AppError conflict
   */
  open(link: PayLink): { payment: Payment; notified: Promise<void> } {
    const known = this.store.paymentOf(link.reference);
    if (known) return { payment: this.#reopen(known, link), notified: Promise.resolve() };
    const now = new Date().toISOString();
    const payment: Payment = {
      id: newPaymentId(),
      operator: link.operator,
      reference: link.reference,
      amount: link.amount,
      currency: link.currency,
      returnUrl: link.return_url,
      language: link.lang,
      expires: Number(link.expires),
      state: 'pending',
      createdAt: now,
      updatedAt: now,
    };
    const notice = newNotice(payment);
    this.store.save({ payment }, { notice });
    return { payment, notified: this.delivery.deliver(notice) };
  }

  /**
   * `delay` is the delay of a late notice, in seconds. An action whose state is already reached does nothing. Resolves
   * after the first attempt to notify the portal. @throws AppError not_offered
   */
  perform(payment: Payment, action: Action, delay: number): Promise<void> {
    if (isDone(payment, action)) return Promise.resolve();
    if (!offeredActions(payment, Date.now()).includes(action)) {
      throw new AppError('not_offered', `${action} is not possible: payment ${whyNot(payment)}`);
    }
    switch (action) {
      case 'pay':
        return this.delivery.deliver(this.#enter(payment, 'paid'));
      case 'fail':
        return this.delivery.deliver(this.#enter(payment, 'failed'));
      case 'late':
        this.delivery.schedule(this.#enter(payment, 'paid', delay));
        return Promise.resolve();
      case 'ten-times':
        return this.delivery.deliver(this.#paidNotice(payment) ?? this.#enter(payment, 'paid'), TEN);
      case 'wrong-amount':
        return this.#forge(payment, 'amount');
      case 'wrong-signature':
        return this.#forge(payment, 'signature');
      case 'stale':
        return this.#forge(payment, 'stale');
      case 'pay-twice':
        return this.#payTwice(payment);
      case 'unknown-reference':
        return this.#forge(payment, 'reference');
      case 'other-body':
        return this.#forge(payment, 'body');
      case 'reverse':
        return this.delivery.deliver(this.#enter(payment, 'reversed'));
    }
  }

  /** Payments of one operator whose last change lies in [from, to); milliseconds. */
  transactions(operator: string, from: number, to: number): Payment[] {
    return this.store.allPayments().filter((payment) => {
      const at = Date.parse(payment.updatedAt);
      return payment.operator === operator && at >= from && at < to;
    });
  }

  #reopen(known: Payment, link: PayLink): Payment {
    const same =
      known.operator === link.operator && known.amount === link.amount && known.currency === link.currency;
    if (!same) throw new AppError('conflict', 'reference is known with another amount, currency or operator');
    const expires = Math.max(known.expires, Number(link.expires));
    if (expires === known.expires && known.returnUrl === link.return_url && known.language === link.lang)
      return known;
    const payment = { ...known, expires, returnUrl: link.return_url, language: link.lang };
    this.store.save({ payment });
    return payment;
  }

  #enter(known: Payment, state: 'paid' | 'failed' | 'reversed', delay = 0): Notice {
    const payment = { ...known, state, updatedAt: new Date().toISOString() };
    const notice = newNotice(payment, delay);
    this.store.save({ payment }, { notice });
    return notice;
  }

  #paidNotice(payment: Payment): Notice | undefined {
    return this.store.noticesOf(payment.id).find((notice) => notice.type === 'payment.paid' && !notice.fault);
  }

  /** Pays, unless it is paid, and then pays the same amount again as a second payment. */
  async #payTwice(payment: Payment): Promise<void> {
    if (payment.state !== 'paid') await this.delivery.deliver(this.#enter(payment, 'paid'));
    await this.#forge(payment, 'second');
  }

  /** Sends an extra `paid` notice with a fault. The payment itself does not change. */
  #forge(payment: Payment, fault: NonNullable<Notice['fault']>): Promise<void> {
    const notice: Notice = {
      ...newNotice(payment),
      type: 'payment.paid',
      fault,
      occurredAt: new Date().toISOString(),
    };
    if (fault === 'amount' || fault === 'body') notice.amount = wrongAmount(payment.amount);
    if (fault === 'second' || fault === 'reference') notice.told = { paymentId: newPaymentId() };
    if (fault === 'reference') notice.reference = randomUUID();
    if (fault === 'body') notice.told = { eventId: this.#paidNotice(payment)?.eventId };
    this.store.save({ notice });
    return this.delivery.deliver(notice);
  }
}

const newPaymentId = () => `pay_${randomBytes(12).toString('hex')}`;

function newNotice(payment: Payment, delay = 0): Notice {
  return {
    eventId: randomUUID(),
    paymentId: payment.id,
    type: `payment.${payment.state}`,
    operator: payment.operator,
    reference: payment.reference,
    amount: payment.amount,
    currency: payment.currency,
    occurredAt: payment.updatedAt,
    state: 'waiting',
    dueAt: Date.now() + delay * 1000,
    attempts: 0,
    retries: 0,
  };
}

function isDone(payment: Payment, action: Action): boolean {
  if (payment.state === 'paid') return action === 'pay' || action === 'late';
  if (payment.state === 'reversed') return action === 'reverse';
  return payment.state === 'failed' && action === 'fail';
}

function whyNot(payment: Payment): string {
  return isExpired(payment, Date.now()) && !hasBeenPaid(payment) ? 'link has expired' : `is ${payment.state}`;
}
