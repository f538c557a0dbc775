import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import type { EventFromLogic } from 'xstate';
import { toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { nextState, openMoves } from '#libs/platform/common/chart';
import type { AnyPush, DataOf } from '#libs/platform/common/push';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { invalidInput, Refusal } from '#libs/platform/http/refusal';
import { Hints } from '#libs/platform/push/hints';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';
import { withdrawalChart } from './common/withdrawal.chart.js';
import {
  withdrawalApproved,
  withdrawalDisputed,
  withdrawalDistributed,
  withdrawalReceived,
  withdrawalRejected,
  withdrawalReminded,
  withdrawalRequested,
  withdrawalResolved,
} from './common/withdrawal.events.js';
import type { TrancheState, WithdrawalState } from './common/withdrawal-states.js';
import { deadlineOf, nextReminder } from './receipt-times.js';
import { approverBarredFromPaying } from './second-operator.js';
import { OPEN_TRANCHE, Tranche } from './tranche.entity.js';
import { restOf, Withdrawal } from './withdrawal.entity.js';
import { WithdrawalApprovals } from './withdrawal-approvals.js';
import { type Act, SYSTEM, WithdrawalDiary } from './withdrawal-diary.js';
import { WithdrawalMoney } from './withdrawal-money.js';

export type WithdrawalMove = EventFromLogic<typeof withdrawalChart>['type'];

/** What the audit calls each move. */
const ACTIONS: Record<WithdrawalMove, string> = {
  APPROVE: 'approved',
  REJECT: 'rejected',
  DISTRIBUTE: 'distributed',
  RECEIVE: 'received',
  FULL_PAYMENT: 'received-in-full',
  AUTO_RECEIVE: 'auto-received',
  DISPUTE: 'disputed',
  RESEND: 'resent',
  REFUND: 'refunded',
  PROPOSE_FORCE: 'force-proposed',
  CONFIRM_FORCE: 'force-received',
  DROP_FORCE: 'force-dropped',
};
type Closed = TrancheState & WithdrawalState;

/** What the bank is told to pay. */
export interface Payout {
  /** Minor units. */
  amount: bigint;
  reference: string;
}

/**
 * The moves of a withdrawal, on a locked row. Each asks the chart, and writes state, money, timeline, audit and event
 * in the caller's transaction. All throw Refusal 409 where the chart does not allow the move.
 */
@Injectable()
export class WithdrawalMoves {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly hints: Hints,
    private readonly money: WithdrawalMoney,
    private readonly diary: WithdrawalDiary,
    private readonly approvals: WithdrawalApprovals,
  ) {}

  /** The row, locked until COMMIT, or `null`. */
  lock(id: string): Promise<Withdrawal | null> {
    return this.database.manager.findOne(Withdrawal, {
      where: { id },
      lock: { mode: 'pessimistic_write' },
    });
  }

  tranche(withdrawal: Withdrawal, no: number): Promise<Tranche | null> {
    return this.database.manager.findOneBy(Tranche, { withdrawal: withdrawal.id, no });
  }

  /** The tranche that waits for an answer or was disputed. */
  openTranche(withdrawal: Withdrawal): Promise<Tranche | null> {
    return this.database.manager.findOneBy(Tranche, {
      withdrawal: withdrawal.id,
      status: In([...OPEN_TRANCHE]),
    });
  }

  /** @throws Refusal 422 where the wallet has less than the amount */
  async order(withdrawal: Withdrawal, act: Act): Promise<Withdrawal> {
    await this.database.manager.insert(Withdrawal, withdrawal);
    await this.money.hold(withdrawal);
    await this.diary.step(withdrawal, withdrawal.status);
    const { amount, bankAccount } = withdrawal;
    const after = { status: withdrawal.status, amount: amount.toString(), bankAccount };
    await this.diary.note(withdrawal, 'requested', act, undefined, after);
    await this.tell(withdrawalRequested, withdrawal, {});
    return withdrawal;
  }

  async approve(withdrawal: Withdrawal, operator: { id: string; account: string }, act: Act): Promise<void> {
    const approvedSum = await this.approvals.sumWith(withdrawal, operator.id);
    const by = { approvedBy: operator.id, approvedAs: operator.account, approvedAt: this.clock.now() };
    await this.go(withdrawal, 'APPROVE', act, {}, { ...by, approvedSum });
    await this.diary.step(withdrawal, withdrawal.status);
    await this.tell(withdrawalApproved, withdrawal, {});
  }

  /** Gives the hold back to the wallet. */
  async reject(withdrawal: Withdrawal, reason: string, act: Act): Promise<void> {
    await this.go(withdrawal, 'REJECT', act, { reason }, { rejectReason: reason });
    await this.money.release(withdrawal);
    await this.diary.step(withdrawal, withdrawal.status);
    await this.tell(withdrawalRejected, withdrawal, {});
  }

  /**
   * Sends a tranche, and starts the clock of its answer.
   * @throws Refusal 400 where the amount is 0 or above the rest, 409 for the operator who approved it where another
   * one has to pay
   */
  async distribute(withdrawal: Withdrawal, { amount, reference }: Payout, act: Act): Promise<void> {
    this.assertMayPay(withdrawal, act);
    this.next(withdrawal, 'DISTRIBUTE', act);
    if (amount <= 0n) throw invalidInput([{ field: 'amount', code: 'field_invalid' }]);
    if (amount > restOf(withdrawal))
      throw invalidInput([{ field: 'amount', code: 'field_amount_too_large' }]);
    const last = await this.database.manager.countBy(Tranche, { withdrawal: withdrawal.id });
    const { approvedBy } = withdrawal;
    const noted = { tranche: last + 1, amount: amount.toString(), reference, approvedBy };
    await this.go(withdrawal, 'DISTRIBUTE', act, noted, { sent: withdrawal.sent + amount });
    const tranche = this.database.manager.create(Tranche, {
      withdrawal: withdrawal.id,
      no: last + 1,
      amount,
      fee: last === 0 ? withdrawal.fee : 0n,
      status: 'sent',
      reference,
      attempt: 1,
      answeredAt: null,
      ...this.times(withdrawal.brand),
    });
    await this.database.manager.insert(Tranche, tranche);
    await this.money.payOut(withdrawal, tranche);
    await this.diary.step(withdrawal, 'distributed', amount);
    await this.tell(withdrawalDistributed, withdrawal, {});
  }

  /** The member has the tranche, by the own word, or with `FULL_PAYMENT` the whole. */
  async receive(
    withdrawal: Withdrawal,
    tranche: Tranche,
    move: 'RECEIVE' | 'FULL_PAYMENT',
    act: Act,
  ): Promise<void> {
    await this.go(withdrawal, move, act, { tranche: tranche.no });
    await this.close(withdrawal, tranche, 'received');
    await this.tell(withdrawalReceived, withdrawal, { by: 'member', part: part(withdrawal, tranche) });
  }

  /** Nobody answered in time. */
  async autoReceive(withdrawal: Withdrawal, tranche: Tranche): Promise<void> {
    await this.go(withdrawal, 'AUTO_RECEIVE', SYSTEM, { tranche: tranche.no });
    await this.close(withdrawal, tranche, 'auto-received');
    await this.tell(withdrawalReceived, withdrawal, { by: 'timeout', part: part(withdrawal, tranche) });
  }

  /** Asks the member again, and sets the time of the next reminder. Not a move: the state stays. */
  async remind(withdrawal: Withdrawal, tranche: Tranche): Promise<void> {
    const { remindAtPercent } = this.brands.byId(withdrawal.brand).settings.withdrawals;
    const now = this.clock.now();
    tranche.remindAt = nextReminder(tranche.sentAt, tranche.deadlineAt, remindAtPercent, now);
    await this.database.manager.save(tranche);
    if (now < tranche.deadlineAt) await this.tell(withdrawalReminded, withdrawal, {});
  }

  /** The member says that the tranche did not arrive. The clock stands. */
  async dispute(withdrawal: Withdrawal, tranche: Tranche, act: Act): Promise<void> {
    await this.go(withdrawal, 'DISPUTE', act, { tranche: tranche.no });
    tranche.status = 'disputed';
    tranche.remindAt = null;
    await this.database.manager.save(tranche);
    await this.diary.step(withdrawal, 'disputed', tranche.amount);
    await this.tell(withdrawalDisputed, withdrawal, {});
  }

  /**
   * The same tranche was paid again; no money moves in the ledger, and the clock starts anew.
   * @throws Refusal 409 for the operator who approved it where another one has to pay
   */
  async resend(withdrawal: Withdrawal, tranche: Tranche, reference: string, act: Act): Promise<void> {
    this.assertMayPay(withdrawal, act);
    await this.go(withdrawal, 'RESEND', act, { tranche: tranche.no, reference });
    const times = this.times(withdrawal.brand);
    Object.assign(tranche, { status: 'sent', reference, attempt: tranche.attempt + 1, ...times });
    await this.database.manager.save(tranche);
    await this.diary.step(withdrawal, 'distributed', tranche.amount);
    await this.tell(withdrawalResolved, withdrawal, { outcome: 'resent', part: part(withdrawal, tranche) });
    await this.tell(withdrawalDistributed, withdrawal, {});
  }

  /** The payout came back to the house, and goes back to the wallet. */
  async refund(withdrawal: Withdrawal, tranche: Tranche, act: Act): Promise<void> {
    await this.go(withdrawal, 'REFUND', act, { tranche: tranche.no });
    await this.money.giveBack(withdrawal, tranche);
    await this.close(withdrawal, tranche, 'refunded');
    await this.tell(withdrawalResolved, withdrawal, { outcome: 'refunded', part: part(withdrawal, tranche) });
  }

  /**
   * The operator wants to count the tranche as received; another one has to confirm it. The member is not told.
   * @throws Refusal 422 without the member's proof on file
   */
  async proposeForce(withdrawal: Withdrawal, act: Act): Promise<void> {
    await this.go(withdrawal, 'PROPOSE_FORCE', act, {}, { proposedBy: act.operator ?? null });
    if (!(await this.hasProof(withdrawal))) throw new Refusal(cashierErrors.error_proof_missing);
    await this.diary.step(withdrawal, withdrawal.status);
  }

  /** @throws Refusal 409 where the operator is the one who proposed it */
  async confirmForce(withdrawal: Withdrawal, tranche: Tranche, act: Act): Promise<void> {
    if (withdrawal.status === 'force-proposed' && withdrawal.proposedBy === act.operator)
      throw new Refusal(cashierErrors.error_second_operator_needed);
    const { proposedBy } = withdrawal;
    const { forcedReceiptRefunds: refunded } = this.brands.byId(withdrawal.brand).settings.withdrawals;
    const noted = { tranche: tranche.no, proposedBy, refunded };
    await this.go(withdrawal, 'CONFIRM_FORCE', act, noted, { proposedBy: null });
    if (refunded) await this.money.giveBack(withdrawal, tranche);
    await this.close(withdrawal, tranche, 'force-received');
    await this.tell(withdrawalResolved, withdrawal, { outcome: 'forced', part: part(withdrawal, tranche) });
    await this.tell(withdrawalReceived, withdrawal, { by: 'forced', part: part(withdrawal, tranche) });
  }

  /** Back to the dispute, which the member never saw left. */
  async dropForce(withdrawal: Withdrawal, act: Act): Promise<void> {
    await this.go(withdrawal, 'DROP_FORCE', act, {}, { proposedBy: null });
    await this.diary.step(withdrawal, withdrawal.status);
  }

  /** @throws Refusal 409 for the operator who approved it, while it waits for a payout that another one has to make */
  assertMayPay(withdrawal: Withdrawal, act: Act): void {
    const waits = withdrawal.status === 'approved' || withdrawal.status === 'disputed';
    if (waits && act.operator !== undefined && act.operator === this.barredFromPaying(withdrawal))
      throw new Refusal(cashierErrors.error_approver_does_not_pay);
  }

  /** The operator who may not pay it, or `null`. */
  barredFromPaying(withdrawal: Withdrawal): string | null {
    return approverBarredFromPaying(withdrawal, this.brands.byId(withdrawal.brand).settings);
  }

  private next(withdrawal: Withdrawal, move: WithdrawalMove, act: Act): WithdrawalState {
    const { status, proposedBy } = withdrawal;
    const context = {
      rest: Number(restOf(withdrawal)),
      operator: act.operator ?? null,
      proposedBy,
      barredFromPaying: this.barredFromPaying(withdrawal),
    };
    const next = nextState(withdrawalChart, status, { type: move }, context);
    if (next === null) throw new Refusal(cashierErrors.error_move_not_allowed);
    return next as WithdrawalState;
  }

  /** The chart's word, and the row by it. Changes are written with the state. */
  private async go(
    withdrawal: Withdrawal,
    move: WithdrawalMove,
    act: Act,
    noted: object = {},
    changes: Partial<Withdrawal> = {},
  ): Promise<void> {
    const before = withdrawal.status;
    const next = this.next(withdrawal, move, act);
    Object.assign(withdrawal, changes, { status: next, waitingSince: this.clock.now() });
    if (openMoves(withdrawalChart, next).length === 0)
      Object.assign(withdrawal, { claimedBy: null, claimedAs: null, claimedAt: null });
    await this.database.manager.save(withdrawal);
    await this.diary.note(withdrawal, ACTIONS[move], act, { status: before }, { status: next, ...noted });
  }

  private async hasProof({ id }: Withdrawal): Promise<boolean> {
    const proofs = await this.database.query(
      `select 1 from cashier.withdrawal_proof p join cashier.tranche t on t.withdrawal = p.withdrawal and t.no = p.tranche
       where p.withdrawal = $1 and t.status = 'disputed' limit 1`,
      [id],
    );
    return proofs.length > 0;
  }

  private async close(withdrawal: Withdrawal, tranche: Tranche, outcome: Closed): Promise<void> {
    Object.assign(tranche, { status: outcome, remindAt: null, answeredAt: this.clock.now() });
    await this.database.manager.save(tranche);
    await this.diary.step(withdrawal, outcome, tranche.amount);
    if (withdrawal.status === 'approved') await this.diary.step(withdrawal, 'approved');
  }

  private times(brand: string): Pick<Tranche, 'sentAt' | 'deadlineAt' | 'remindAt'> {
    const { autoReceiveMinutes, remindAtPercent } = this.brands.byId(brand).settings.withdrawals;
    const sentAt = this.clock.now();
    const deadlineAt = deadlineOf(sentAt, autoReceiveMinutes);
    // The worker waits for these times, and has to hear of a new one.
    this.database.afterCommit(() => this.hints.send({ kind: 'due' }));
    return { sentAt, deadlineAt, remindAt: nextReminder(sentAt, deadlineAt, remindAtPercent, sentAt) };
  }

  private async tell<P extends AnyPush>(
    push: P,
    withdrawal: Withdrawal,
    extra: Omit<DataOf<P>, keyof DataOf<typeof withdrawalRequested>>,
  ): Promise<void> {
    const data = { ...(await this.diary.told(withdrawal)), ...extra } as DataOf<P>;
    await this.events.append(push, withdrawal.member, withdrawal.brand, data);
  }
}

const part = ({ currency }: Withdrawal, { amount }: Tranche) => toWire(amount, currency);
