import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { EventFromLogic } from 'xstate';
import type { Operator } from '#libs/identity/index';
import { toWire } from '#libs/money/amount';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { nextState } from '#libs/platform/common/chart';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Refusal } from '#libs/platform/http/refusal';
import { cashierErrors } from './common/cashier.errors.js';
import { unmatchedPaymentChart } from './common/unmatched-payment.chart.js';
import type { UnmatchedState } from './common/unmatched-payment.js';
import { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';
import { OperatorQueue } from './operator-queue.js';
import { NO_PROPOSAL, type UnmatchedPayment } from './unmatched-payment.entity.js';
import { UnmatchedPayments } from './unmatched-payments.js';

type Move = EventFromLogic<typeof unmatchedPaymentChart>['type'];

/** What the operator saw, so that nothing else can be meant. */
export interface SeenCredit {
  /** Number of the deposit that is credited, or whose member is. */
  deposit: string;
  /** Wire amount of the payment. */
  amount: string;
}

/**
 * What operators decide on payments in suspense. Crediting one takes two of them.
 * @throws Refusal in each: 404 for a payment of another brand or none, 409 where the chart does not allow the move
 */
@Injectable()
export class UnmatchedPaymentDesk {
  constructor(
    private readonly database: Database,
    private readonly payments: UnmatchedPayments,
    private readonly deposits: DepositMoves,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly queue: OperatorQueue,
  ) {}

  /**
   * Wants the payment credited to a deposit, or where that is paid already, to its member by a new one.
   * @throws Refusal 404 where the brand has no such deposit, 422 for another currency, an amount not above the fee, or
   * another amount than the operator saw
   */
  proposeCredit(operator: Operator, id: string, seen: SeenCredit): Promise<void> {
    return this.act(operator, id, async (payment) => {
      this.go(payment, 'PROPOSE_CREDIT', operator);
      const deposit = await this.deposits.lock(seen.deposit);
      if (deposit?.brand !== payment.brand) throw new Refusal(platformErrors.error_not_found);
      if (!creditable(payment, deposit) || seen.amount !== wireOf(payment))
        throw new Refusal(cashierErrors.error_report_not_creditable);
      Object.assign(payment, {
        proposedDeposit: deposit.id,
        proposedExtra: deposit.status === 'paid',
        proposedBy: operator.id,
        proposedAs: operator.account,
      });
      await this.record(operator, payment, 'credit-proposed', { deposit: deposit.id });
    });
  }

  /**
   * Credits what another operator proposed: the order takes the amount over, or a paid one's member gets a new one.
   * @throws Refusal 409 for the operator who proposed it, for another proposal than the operator saw, and where the
   * deposit was paid meanwhile
   */
  confirmCredit(operator: Operator, id: string, seen: SeenCredit): Promise<void> {
    return this.act(operator, id, async (payment) => {
      const { proposedBy, proposedDeposit, proposedExtra } = payment;
      if (payment.status === 'proposed' && proposedBy === operator.id)
        throw new Refusal(cashierErrors.error_second_operator_needed);
      this.go(payment, 'CONFIRM_CREDIT', operator);
      const named = await this.deposits.lock(seen.deposit);
      const stands = named?.id === proposedDeposit && (named?.status === 'paid') === proposedExtra;
      if (!named || !stands || seen.amount !== wireOf(payment))
        throw new Refusal(cashierErrors.error_move_not_allowed);
      const deposit = proposedExtra ? await this.deposits.order(this.another(named, payment)) : named;
      Object.assign(payment, { ...NO_PROPOSAL, creditedDeposit: deposit.id });
      await this.credit(operator, payment, deposit, proposedBy);
      await this.record(operator, payment, 'credited', { deposit: deposit.id, proposedBy });
    });
  }

  /** The one who proposed it may do so too. */
  dropCredit(operator: Operator, id: string): Promise<void> {
    return this.act(operator, id, async (payment) => {
      const { proposedBy, proposedDeposit: deposit } = payment;
      this.go(payment, 'DROP_CREDIT', operator);
      Object.assign(payment, NO_PROPOSAL);
      await this.record(operator, payment, 'credit-dropped', { deposit, proposedBy });
    });
  }

  /** The bank has sent it back to whoever paid, under this reference. */
  markReturned(operator: Operator, id: string, reference: string): Promise<void> {
    return this.act(operator, id, async (payment) => {
      this.go(payment, 'RETURN', operator);
      Object.assign(payment, { returnReference: reference });
      await this.payments.giveBack(payment);
      await this.record(operator, payment, 'returned', { reference });
    });
  }

  private async credit(
    operator: Operator,
    payment: UnmatchedPayment,
    deposit: Deposit,
    proposedBy: string | null,
  ): Promise<void> {
    const ordered = toWire(deposit.amount, deposit.currency);
    deposit.amount = payment.amount;
    deposit.paymentId = payment.paymentId;
    const moved = await this.deposits.move(deposit, 'PAY', `operator ${operator.id}`, 'suspense');
    if (!moved) throw new Refusal(cashierErrors.error_move_not_allowed);
    await this.audit.record({
      brand: deposit.brand,
      actor: `operator ${operator.id}`,
      action: 'deposit.credited-by-hand',
      subject: `deposit ${deposit.id}`,
      address: operator.address,
      before: { amount: ordered },
      after: { amount: wireOf(payment), report: payment.eventId, proposedBy },
    });
  }

  /** A deposit like the one that is paid already, for what was paid besides. */
  private another(like: Deposit, { amount, paymentId }: UnmatchedPayment): Deposit {
    const now = this.clock.now();
    return this.database.manager.create(Deposit, {
      ...like,
      id: randomUUID(),
      amount,
      paymentId,
      status: 'created',
      reviewReason: null,
      createdAt: now,
      expiresAt: now,
    });
  }

  private act(
    operator: Operator,
    id: string,
    work: (payment: UnmatchedPayment) => Promise<void>,
  ): Promise<void> {
    return this.database.transaction(async () => {
      const payment = await this.payments.lock(id);
      if (payment?.brand !== operator.brand) throw new Refusal(platformErrors.error_not_found);
      await work(payment);
      await this.database.manager.save(payment);
      this.queue.changed(payment.brand);
    });
  }

  private go(payment: UnmatchedPayment, move: Move, operator: Operator): void {
    const context = { operator: operator.id, proposedBy: payment.proposedBy };
    const next = nextState(unmatchedPaymentChart, payment.status, { type: move }, context);
    if (next === null) throw new Refusal(cashierErrors.error_move_not_allowed);
    payment.status = next as UnmatchedState;
  }

  private record(
    operator: Operator,
    payment: UnmatchedPayment,
    action: string,
    noted: object,
  ): Promise<void> {
    return this.audit.record({
      brand: payment.brand,
      actor: `operator ${operator.id}`,
      action: `payment.${action}`,
      subject: `payment ${payment.id}`,
      address: operator.address,
      after: { status: payment.status, amount: wireOf(payment), ...noted },
    });
  }
}

const wireOf = ({ amount, currency }: UnmatchedPayment) => toWire(amount, currency);

/** Whether something is left of the payment after the deposit's fee, in the deposit's currency. */
function creditable(payment: UnmatchedPayment, { currency, fee }: Deposit): boolean {
  return payment.currency === currency && payment.amount > fee;
}
