import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { toWire } from '#libs/money/amount';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { type ActorContext, auditName, operatorOf } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { MoveRequest, Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { cashierErrors } from '../common/cashier.errors.js';
import { hasHadPayment } from '../common/deposit-states.js';
import { unmatchedPaymentChart } from '../common/unmatched-payment.chart.js';
import { Deposit } from '../deposit/deposit.entity.js';
import { DepositLifecycle } from '../deposit/deposit.lifecycle.js';
import { OperatorQueue } from '../operator-queue.js';
import { NO_PROPOSAL, UnmatchedPayment } from './unmatched-payment.entity.js';
import { UnmatchedPayments } from './unmatched-payments.js';

/** The values that the operator saw. The move is refused if they have changed. */
export interface SeenCredit {
  /** Id of the deposit to credit, or, if it is paid, of the deposit whose member is credited. */
  deposit: string;
  /** The payment's amount, as decimal text. */
  amount: string;
}

interface UnmatchedPaymentInputs {
  PROPOSE_CREDIT: SeenCredit;
  CONFIRM_CREDIT: SeenCredit;
  DROP_CREDIT: object;
  /** The bank's reference of the transfer back. */
  RETURN: { reference: string };
}
type Request<Name extends keyof UnmatchedPaymentInputs> = MoveRequest<
  UnmatchedPayment,
  UnmatchedPaymentInputs[Name]
>;

/** The moves of an unmatched payment. Only operators make them, and crediting takes two operators. */
@Injectable()
export class UnmatchedPaymentLifecycle extends Lifecycle<UnmatchedPayment, UnmatchedPaymentInputs> {
  protected readonly noun = 'payment';
  protected readonly entity = UnmatchedPayment;
  protected readonly chart = unmatchedPaymentChart;
  protected readonly moves: Moves<UnmatchedPayment, UnmatchedPaymentInputs> = {
    PROPOSE_CREDIT: { audit: 'credit-proposed', plan: (request) => this.propose(request) },
    CONFIRM_CREDIT: { audit: 'credited', plan: (request) => this.confirm(request) },
    DROP_CREDIT: {
      audit: 'credit-dropped',
      plan: ({ row }) => {
        const { proposedBy, proposedDeposit: deposit } = row;
        return { changes: NO_PROPOSAL, auditValues: { after: { amount: wireOf(row), deposit, proposedBy } } };
      },
    },
    RETURN: {
      audit: 'returned',
      plan: ({ row, input: { reference } }) => ({
        changes: { returnReference: reference },
        auditValues: { after: { amount: wireOf(row), reference } },
        effect: () => this.payments.returnToBank(row),
      }),
    },
  };

  constructor(
    services: TransitionServices,
    private readonly payments: UnmatchedPayments,
    private readonly deposits: DepositLifecycle,
    private readonly queue: OperatorQueue,
  ) {
    super(services);
  }

  /** The members of the deposit that the payment names, and of the one to which it would be credited. */
  protected async membersOf({ deposit, proposedDeposit }: UnmatchedPayment) {
    const named = [deposit, proposedDeposit].filter((id) => id !== null);
    const found = await this.services.database.manager.findBy(Deposit, { id: In(named) });
    return found.map(({ member }) => member);
  }

  protected override chartContext({ proposedBy }: UnmatchedPayment) {
    return { proposedBy };
  }

  protected notAllowed(
    row: UnmatchedPayment,
    move: keyof UnmatchedPaymentInputs,
    actor: ActorContext,
  ): AppError {
    const own =
      move === 'CONFIRM_CREDIT' && row.status === 'proposed' && row.proposedBy === operatorOf(actor);
    return new AppError(
      own ? cashierErrors.error_second_operator_needed : cashierErrors.error_move_not_allowed,
    );
  }

  protected override afterMove({ brand }: UnmatchedPayment): void {
    this.queue.changed(brand);
  }

  /**
   * Proposes to credit the payment to a deposit, or, if that is already paid, to its member by a new deposit.
   * @throws AppError 404 if the brand has no such deposit, 422 for another currency, an amount not above the fee, or
   * another amount than the operator saw; 409 if another report of the payment is credited
   */
  private async propose({
    row,
    input: seen,
    actor,
  }: Request<'PROPOSE_CREDIT'>): Promise<Plan<UnmatchedPayment>> {
    if (actor.kind !== 'operator') throw new Error('only an operator proposes a credit');
    const deposit = await this.deposits.lock(seen.deposit);
    if (deposit?.brand !== row.brand) throw new AppError(platformErrors.error_not_found);
    await this.assertNoSelfDealing(actor, [deposit.member]);
    if (!creditable(row, deposit) || seen.amount !== wireOf(row))
      throw new AppError(cashierErrors.error_report_not_creditable);
    await this.assertNotCredited(row);
    return {
      changes: {
        proposedDeposit: deposit.id,
        createsNewDeposit: hasHadPayment(deposit.status),
        proposedBy: actor.id,
        proposedAs: actor.account,
      },
      auditValues: { after: { amount: wireOf(row), deposit: deposit.id } },
    };
  }

  /**
   * Credits what another operator proposed: changes the deposit to the amount, or creates a new one if it is paid.
   * @throws AppError 409 if the proposal is not the one that the operator saw, or if the deposit was paid or another report
   * of the payment credited meanwhile
   */
  private async confirm({
    row,
    input: seen,
    actor,
  }: Request<'CONFIRM_CREDIT'>): Promise<Plan<UnmatchedPayment>> {
    const { proposedBy, proposedDeposit, createsNewDeposit } = row;
    const named = await this.deposits.lock(seen.deposit);
    const unchanged = named?.id === proposedDeposit && hasHadPayment(named.status) === createsNewDeposit;
    if (!named || !unchanged || seen.amount !== wireOf(row))
      throw new AppError(cashierErrors.error_move_not_allowed);
    await this.assertNotCredited(row);
    const deposit = createsNewDeposit ? this.newDepositLike(named, row) : named;
    // Not in the effect: `credited_deposit` refers to it, so the new deposit has to be there before the payment's row is updated.
    if (createsNewDeposit) await this.deposits.order(deposit, actor);
    return {
      changes: { ...NO_PROPOSAL, creditedDeposit: deposit.id },
      auditValues: { after: { amount: wireOf(row), deposit: deposit.id, proposedBy } },
      effect: () => this.credit(row, deposit, proposedBy, actor),
    };
  }

  /** A payment is credited once, even if it was reported with several amounts or references. */
  private async assertNotCredited(payment: UnmatchedPayment): Promise<void> {
    if (await this.deposits.isCredited(payment)) throw new AppError(cashierErrors.error_payment_credited);
  }

  private async credit(
    { amount, paymentId, ...payment }: UnmatchedPayment,
    deposit: Deposit,
    proposedBy: string | null,
    actor: ActorContext,
  ): Promise<void> {
    const ordered = toWire(deposit.amount, deposit.currency);
    await this.deposits.applyMove(deposit, 'PAY', { amount, paymentId, source: 'suspense' }, actor);
    await this.services.audit.record({
      brand: deposit.brand,
      actor: auditName(actor),
      action: 'deposit.credited-by-hand',
      subject: `deposit ${deposit.id}`,
      address: actor.address,
      before: { amount: ordered },
      after: { amount: wireOf({ ...payment, amount }), report: payment.eventId, proposedBy },
    });
  }

  /** A new deposit like the paid one, for the additional payment. */
  private newDepositLike(like: Deposit, { amount, paymentId }: UnmatchedPayment): Deposit {
    const now = this.services.clock.now();
    return this.services.database.manager.create(Deposit, {
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
}

const wireOf = ({ amount, currency }: Pick<UnmatchedPayment, 'amount' | 'currency'>) =>
  toWire(amount, currency);

/** Whether something is left of the payment after the deposit's fee, in the deposit's currency. */
function creditable(payment: UnmatchedPayment, { currency, fee }: Deposit): boolean {
  return payment.currency === currency && payment.amount > fee;
}
