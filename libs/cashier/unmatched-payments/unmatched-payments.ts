import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HouseAccount, Ledger } from '#libs/ledger/index';
import { amountOrNull, parseAmount } from '#libs/money/amount';
import { type Currency, isCurrency, PLAY_CURRENCY, POINTS_CURRENCY } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { auditName } from '#libs/platform/transitions/actor-context';
import type { UnmatchedReason } from '../common/unmatched-payment.js';
import type { Deposit } from '../deposit/deposit.entity.js';
import { OperatorQueue } from '../operator-queue.js';
import { NO_PROPOSAL, UnmatchedPayment } from './unmatched-payment.entity.js';

/** A provider's report of a payment; amount and currency as the provider wrote them. */
export interface PaidReport {
  provider: string;
  event_id: string;
  payment_id: string;
  reference: string;
  amount: string;
  currency: string;
}

/** Posts payments that fit no open deposit to and from the house's suspense account. */
@Injectable()
export class UnmatchedPayments {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queue: OperatorQueue,
  ) {}

  /**
   * Posts the payment to the suspense account and saves it for operators. Call it in the transaction that saves the
   * report, so that each event is posted once. Returns `false` if the amount or currency cannot be posted.
   */
  async postToSuspense(
    brand: string,
    report: PaidReport,
    reason: UnmatchedReason,
    deposit: Deposit | null,
  ): Promise<boolean> {
    const money = moneyOf(report);
    if (!money) return false;
    const payment = this.database.manager.create(UnmatchedPayment, {
      id: randomUUID(),
      brand,
      provider: report.provider,
      eventId: report.event_id,
      reason,
      reference: report.reference,
      deposit: deposit?.id ?? null,
      paymentId: report.payment_id,
      ...money,
      status: 'open',
      receivedAt: this.clock.now(),
      ...NO_PROPOSAL,
      creditedDeposit: null,
      returnReference: null,
    });
    await this.database.manager.insert(UnmatchedPayment, payment);
    const key = `suspense:${payment.provider}:${payment.eventId}`;
    await this.move(payment, key, 'suspense', ['bank', 'suspense']);
    await this.audit.record({
      brand,
      actor: auditName({ kind: 'system', provider: payment.provider }),
      action: 'payment.unmatched',
      subject: `payment ${payment.id}`,
      after: { reason, event: payment.eventId, reference: payment.reference, amount: report.amount },
    });
    this.queue.changed(brand);
    return true;
  }

  /** Posts that the bank has sent the payment back. */
  returnToBank(payment: UnmatchedPayment): Promise<void> {
    return this.move(payment, `suspense-return:${payment.id}`, 'suspense-return', ['suspense', 'bank']);
  }

  private async move(
    { id, brand, currency, amount }: UnmatchedPayment,
    key: string,
    kind: string,
    [from, to]: [HouseAccount, HouseAccount],
  ): Promise<void> {
    const source = await this.ledger.houseAccount(brand, from, currency);
    const target = await this.ledger.houseAccount(brand, to, currency);
    const postings = [
      { account: source, amount: -amount },
      { account: target, amount },
    ];
    const [status] = await this.ledger.post([{ key, brand, kind, reference: id, postings }]);
    if (status !== 'posted') throw new Error(`${kind} of payment ${id} could not be posted: ${status}`);
  }
}

/** In minor units; `null` for zero, an invalid amount, or a currency that cannot be paid in. */
function moneyOf({ amount, currency }: PaidReport): { amount: bigint; currency: Currency } | null {
  if (!isCurrency(currency) || currency === PLAY_CURRENCY || currency === POINTS_CURRENCY) return null;
  const minor = amountOrNull(() => parseAmount(amount, currency));
  return minor ? { amount: minor, currency } : null;
}
