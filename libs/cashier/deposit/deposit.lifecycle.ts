import { Injectable } from '@nestjs/common';
import { Debts, Ledger } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import { AppError } from '#libs/platform/http/app-error';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import { Lifecycle } from '#libs/platform/transitions/lifecycle';
import type { Moves, Plan } from '#libs/platform/transitions/move';
import { TransitionServices } from '#libs/platform/transitions/transition-services';
import { BrandRegistry } from '#libs/site/index';
import { Requirements } from '#libs/wagering/index';
import { cashierErrors } from '../common/cashier.errors.js';
import { depositChart } from '../common/deposit.chart.js';
import { depositCreated, depositCredited, depositFailed, depositReversed } from '../common/deposit.events.js';
import { hasHadPayment } from '../common/deposit-states.js';
import { OperatorQueue } from '../operator-queue.js';
import { Deposit } from './deposit.entity.js';
import { summaryOf, timelineOf } from './deposit-queries.js';

/** The provider's id of the reported payment. */
interface Reported {
  paymentId?: string;
}

/** A payment by the number that its provider gave it. */
interface Payment {
  brand: string;
  provider: string;
  paymentId: string;
}

interface DepositInputs {
  OPEN: Reported;
  /** `source` is the house account that is debited: `suspense` for a payment that was in suspense. */
  PAY: Reported & { amount?: bigint; source?: 'bank' | 'suspense' };
  FAIL: Reported;
  EXPIRE: object;
  /** The reason is for the audit; `proposedBy` is the operator who proposed it, where another one approved. */
  REVERSE: { reason: string; proposedBy?: string };
  ASK_REVIEW: Reported & { reason: string };
  /** The reason is for the audit. */
  DISMISS_REVIEW: { reason: string };
}
export type DepositMove = Exclude<keyof DepositInputs, 'ASK_REVIEW' | 'DISMISS_REVIEW'>;

const PUSHES = {
  created: depositCreated,
  pending: depositCreated,
  paid: depositCredited,
  reversed: depositReversed,
  failed: depositFailed,
  expired: depositFailed,
} as const;

const reported = ({ paymentId }: Reported): Partial<Deposit> =>
  paymentId === undefined ? {} : { paymentId };

/** The moves of a deposit: payment and its failure, expiry, reversal, and the review of a payment of another amount. */
@Injectable()
export class DepositLifecycle extends Lifecycle<Deposit, DepositInputs> {
  protected readonly noun = 'deposit';
  protected readonly entity = Deposit;
  protected readonly chart = depositChart;
  protected override readonly stepTable = { table: 'cashier.deposit_step', owner: 'deposit', number: 'step' };

  protected readonly moves: Moves<Deposit, DepositInputs> = {
    OPEN: {
      audit: 'pending',
      pushes: [depositCreated],
      plan: ({ input }) => ({ changes: reported(input) }),
    },
    PAY: { audit: 'paid', pushes: [depositCredited], plan: ({ row, input }) => this.pay(row, input) },
    FAIL: { audit: 'failed', pushes: [depositFailed], plan: ({ input }) => ({ changes: reported(input) }) },
    EXPIRE: { audit: 'expired', pushes: [depositFailed] },
    REVERSE: {
      audit: 'reversed',
      pushes: [depositReversed],
      requires: ['reason'],
      plan: ({ row, input }) => this.reverse(row, input),
    },
    ASK_REVIEW: {
      audit: 'review-asked',
      sameState: true,
      pushes: [depositFailed],
      plan: ({ input: { reason, ...input } }) => ({
        changes: { ...reported(input), reviewReason: reason },
        auditValues: { after: { reason } },
      }),
    },
    DISMISS_REVIEW: {
      audit: 'review-dismissed',
      sameState: true,
      requires: ['reason'],
      plan: ({ row, input }) => this.dismissReview(row, input.reason),
    },
  };

  constructor(
    services: TransitionServices,
    private readonly ledger: Ledger,
    private readonly debts: Debts,
    private readonly requirements: Requirements,
    private readonly brands: BrandRegistry,
    private readonly queue: OperatorQueue,
  ) {
    super(services);
  }

  order(deposit: Deposit, actor: ActorContext): Promise<void> {
    return this.insert(deposit, { audit: 'created', pushes: [depositCreated] }, actor);
  }

  /**
   * Whether the payment paid a deposit at any brand of the merchant, whatever amount it was reported with. Nobody else
   * credits it before the caller's transaction ends.
   */
  async isCredited({ brand, provider, paymentId }: Payment): Promise<boolean> {
    const { merchantCode } = this.brands.byId(brand).settings;
    const { database } = this.services;
    await database.query(`select pg_advisory_xact_lock(hashtextextended('payment ' || $1, 0))`, [
      JSON.stringify([merchantCode, provider, paymentId]),
    ]);
    const paid = await database.query(
      `select 1 from cashier.deposit
       where payment_id = $1 and provider = $2 and brand = any($3) and status = 'paid' limit 1`,
      [paymentId, provider, this.brands.withMerchantCode(merchantCode).map(({ id }) => id)],
    );
    return paid.length > 0;
  }

  protected membersOf({ member }: Deposit) {
    return [member];
  }

  protected notAllowed(): AppError {
    return new AppError(cashierErrors.error_move_not_allowed);
  }

  protected override async recipients(row: Deposit) {
    const site = this.brands.byId(row.brand).settings.name;
    const timeline = await timelineOf(this.services.database, row.id);
    return [{ person: row.member, data: { ...summaryOf(row), timeline, site } }];
  }

  protected override afterMove({ brand }: Deposit): void {
    this.queue.changed(brand);
  }

  /** Ends a review, since the order is settled. Other payments for it stay in suspense for operators. */
  private pay(
    row: Deposit,
    { source = 'bank', amount = row.amount, ...input }: DepositInputs['PAY'],
  ): Plan<Deposit> {
    return {
      changes: { ...reported(input), amount, reviewReason: null },
      effect: () => this.credit(row, source),
    };
  }

  /** Takes back what was credited: what the wallet has at once, and the rest as a debt. Money on hold stays there. */
  private async reverse(
    row: Deposit,
    { reason, proposedBy }: DepositInputs['REVERSE'],
  ): Promise<Plan<Deposit>> {
    const { currency, amount, fee } = row;
    const { taken, owed } = await this.debts.split(row, amount - fee);
    const wire = { taken: toWire(taken, currency), owed: toWire(owed, currency) };
    return {
      // Orders that were paid in the first versions may still carry the review of another payment.
      changes: { reviewReason: null },
      auditValues: { after: { ...wire, reason, ...(proposedBy === undefined ? {} : { proposedBy }) } },
      payload: { owed: wire.owed },
      effect: () => this.takeBack(row, taken, owed),
    };
  }

  /** Pushes the state that the deposit has, since members saw it as failed while it was under review. */
  private dismissReview({ status, reviewReason }: Deposit, reason: string): Plan<Deposit> {
    if (hasHadPayment(status) || reviewReason === null) throw this.notAllowed();
    return {
      changes: { reviewReason: null },
      auditValues: { before: { review: reviewReason }, after: { review: null, reason } },
      pushes: [PUSHES[status]],
    };
  }

  private async credit(deposit: Deposit, from: 'bank' | 'suspense'): Promise<void> {
    const { brand, member, currency, amount, fee } = deposit;
    const wallet = await this.ledger.memberAccount(brand, member, 'wallet', currency);
    const source = await this.ledger.houseAccount(brand, from, currency);
    const feeAccount = await this.ledger.houseAccount(brand, 'fee', currency);
    const [status] = await this.ledger.post([
      {
        key: `deposit:${deposit.id}`,
        brand,
        kind: 'deposit',
        reference: deposit.id,
        postings: [
          { account: wallet, amount: amount - fee },
          { account: source, amount: -amount },
          ...(fee === 0n ? [] : [{ account: feeAccount, amount: fee }]),
        ],
      },
    ]);
    if (status !== 'posted') throw new Error(`deposit ${deposit.id} could not be credited: ${status}`);
    await this.requirements.open({
      brand,
      member,
      currency,
      source: 'deposit',
      reference: deposit.id,
      base: amount - fee,
      times: BigInt(Math.round(this.brands.byId(brand).settings.withdrawals.depositTurnover * 100)),
    });
  }

  /** The mirror of `credit`: the bank takes the whole amount, so the fee goes back too. */
  private async takeBack(deposit: Deposit, taken: bigint, owed: bigint): Promise<void> {
    const { id, brand, member, currency, amount, fee } = deposit;
    const wallet = await this.ledger.memberAccount(brand, member, 'wallet', currency);
    const [bank, feeAccount, debts] = [
      await this.ledger.houseAccount(brand, 'bank', currency),
      await this.ledger.houseAccount(brand, 'fee', currency),
      await this.ledger.houseAccount(brand, 'debts', currency),
    ];
    const postings = [
      { account: wallet, amount: -taken },
      { account: bank, amount },
      { account: feeAccount, amount: -fee },
      { account: debts, amount: -owed },
    ].filter((posting) => posting.amount !== 0n);
    const key = `deposit-reversal:${id}`;
    const [status] = await this.ledger.post([
      { key, brand, kind: 'deposit-reversal', reference: id, postings },
    ]);
    if (status !== 'posted') throw new Error(`deposit ${id} could not be reversed: ${status}`);
    if (owed > 0n)
      await this.debts.incur({ brand, member, currency, kind: 'deposit-debt', reference: id, amount: owed });
    await this.requirements.cancel({ source: 'deposit', reference: id });
  }
}
