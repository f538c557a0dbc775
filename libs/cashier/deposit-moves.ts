import { Injectable } from '@nestjs/common';
import type { EventFromLogic } from 'xstate';
import { Ledger, Turnover } from '#libs/ledger/index';
import { divCeil } from '#libs/money/rounding';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { nextState } from '#libs/platform/common/chart';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { BrandRegistry } from '#libs/site/index';
import { depositChart } from './common/deposit.chart.js';
import { depositCreated, depositCredited, depositFailed } from './common/deposit.events.js';
import type { DepositState } from './common/deposit-states.js';
import { Deposit } from './deposit.entity.js';
import { summaryOf } from './deposit-record.js';

export type DepositMove = EventFromLogic<typeof depositChart>['type'];

const PUSHES = {
  created: depositCreated,
  pending: depositCreated,
  paid: depositCredited,
  failed: depositFailed,
  expired: depositFailed,
} as const;

/** The moves of a deposit. Each writes state, money, timeline, audit and event in the caller's transaction. */
@Injectable()
export class DepositMoves {
  constructor(
    private readonly database: Database,
    private readonly ledger: Ledger,
    private readonly turnover: Turnover,
    private readonly events: Events,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
  ) {}

  async order(deposit: Deposit): Promise<Deposit> {
    await this.database.manager.insert(Deposit, deposit);
    await this.tell(deposit, `member ${deposit.member}`, null);
    return deposit;
  }

  /** The row, locked until COMMIT, or `null`. */
  lock(id: string): Promise<Deposit | null> {
    return this.database.manager.findOne(Deposit, { where: { id }, lock: { mode: 'pessimistic_write' } });
  }

  /**
   * Makes a move on a locked row, and tells whether the chart allowed it. `from` is where the money of `PAY` is: it
   * comes from the bank now, or did before and was kept in suspense.
   */
  async move(
    deposit: Deposit,
    move: DepositMove,
    actor: string,
    from: 'bank' | 'suspense' = 'bank',
  ): Promise<boolean> {
    const next = nextState(depositChart, deposit.status, { type: move }) as DepositState | null;
    if (next === null) return false;
    const before = deposit.status;
    deposit.status = next;
    if (next === 'paid') {
      // What was paid besides stays in suspense for operators; the order itself is settled.
      deposit.reviewReason = null;
      await this.credit(deposit, from);
    }
    await this.database.manager.save(deposit);
    await this.tell(deposit, actor, before);
    return true;
  }

  /** Leaves the state, and asks an operator to look. */
  async review(deposit: Deposit, reason: string, actor: string): Promise<void> {
    deposit.reviewReason = reason;
    await this.database.manager.save(deposit);
    await this.audit.record({
      brand: deposit.brand,
      actor,
      action: 'deposit.review-asked',
      subject: `deposit ${deposit.id}`,
      after: { reason },
    });
    await this.events.append(depositFailed, deposit.member, deposit.brand, this.dataOf(deposit));
  }

  /** Leaves the state; the member is told where the deposit stands, which is no failure where it may still be paid. */
  async endReview(deposit: Deposit): Promise<void> {
    deposit.reviewReason = null;
    await this.database.manager.save(deposit);
    await this.events.append(PUSHES[deposit.status], deposit.member, deposit.brand, this.dataOf(deposit));
  }

  private async credit(deposit: Deposit, from: 'bank' | 'suspense'): Promise<void> {
    const { brand, member, currency, amount, fee } = deposit;
    const wallet = await this.ledger.memberAccount(brand, member, 'wallet', currency);
    const source = await this.ledger.houseAccount(brand, from, currency);
    const kept = await this.ledger.houseAccount(brand, 'fee', currency);
    const [status] = await this.ledger.post([
      {
        key: `deposit:${deposit.id}`,
        brand,
        kind: 'deposit',
        reference: deposit.id,
        postings: [
          { account: wallet, amount: amount - fee },
          { account: source, amount: -amount },
          ...(fee === 0n ? [] : [{ account: kept, amount: fee }]),
        ],
      },
    ]);
    if (status !== 'posted') throw new Error(`deposit ${deposit.id} could not be credited: ${status}`);
    await this.turnover.require(member, currency, this.toStake(deposit));
  }

  /** Minor units that have to be staked before the deposit may leave again. */
  private toStake({ brand, amount, fee }: Deposit): bigint {
    const { depositTurnover } = this.brands.byId(brand).settings.withdrawals;
    const percent = BigInt(Math.round(depositTurnover * 100));
    return divCeil((amount - fee) * percent, 100n);
  }

  private async tell(deposit: Deposit, actor: string, before: DepositState | null): Promise<void> {
    await this.database.query(
      `insert into cashier.deposit_step (deposit, step, status, at)
       select $1, coalesce(max(step), 0) + 1, $2, $3 from cashier.deposit_step where deposit = $1`,
      [deposit.id, deposit.status, this.clock.now()],
    );
    await this.audit.record({
      brand: deposit.brand,
      actor,
      action: `deposit.${deposit.status}`,
      subject: `deposit ${deposit.id}`,
      before: before === null ? undefined : { status: before },
      after: { status: deposit.status },
    });
    await this.events.append(PUSHES[deposit.status], deposit.member, deposit.brand, this.dataOf(deposit));
  }

  private dataOf(deposit: Deposit) {
    const site = this.brands.byId(deposit.brand).settings.name;
    return { ...summaryOf(deposit), at: this.clock.now().toISOString(), site };
  }
}
