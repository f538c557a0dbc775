import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type HouseAccount, Ledger } from '#libs/ledger/index';
import { InvalidAmount, parseAmount } from '#libs/money/amount';
import { type Currency, isCurrency, PLAY_CURRENCY } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { UnmatchedReason } from './common/unmatched-payment.js';
import type { Deposit } from './deposit.entity.js';
import { OperatorQueue } from './operator-queue.js';
import { NO_PROPOSAL, UnmatchedPayment } from './unmatched-payment.entity.js';

/** What a provider reports as paid; amount and currency as it wrote them. */
export interface PaidReport {
  provider: string;
  event_id: string;
  payment_id: string;
  reference: string;
  amount: string;
  currency: string;
}

/** Payments that fit no open deposit, and their money in the house's suspense account. */
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
   * Puts what was paid into the suspense account, for operators to see. In the transaction that takes the report, so
   * that each event is posted once. Answers `false` for an amount or currency that cannot be posted.
   */
  async take(
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
      actor: `provider ${payment.provider}`,
      action: 'payment.unmatched',
      subject: `payment ${payment.id}`,
      after: { reason, event: payment.eventId, reference: payment.reference, amount: report.amount },
    });
    this.queue.changed(brand);
    return true;
  }

  /** The bank has sent it back. */
  giveBack(payment: UnmatchedPayment): Promise<void> {
    return this.move(payment, `suspense-return:${payment.id}`, 'suspense-return', ['suspense', 'bank']);
  }

  /** The row, locked until COMMIT, or `null`. */
  lock(id: string): Promise<UnmatchedPayment | null> {
    return this.database.manager.findOne(UnmatchedPayment, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
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

/** In minor units; `null` for nothing, for what is no amount, and for a currency that nobody pays in. */
function moneyOf({ amount, currency }: PaidReport): { amount: bigint; currency: Currency } | null {
  if (!isCurrency(currency) || currency === PLAY_CURRENCY) return null;
  try {
    const minor = parseAmount(amount, currency);
    return minor > 0n ? { amount: minor, currency } : null;
  } catch (error) {
    if (error instanceof InvalidAmount) return null;
    throw error;
  }
}
