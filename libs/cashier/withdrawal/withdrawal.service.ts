import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { Members } from '#libs/members/index';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import type { BankAccount } from '../bank-accounts/bank-account.entity.js';
import { BankAccounts } from '../bank-accounts/bank-accounts.js';
import { cashierErrors } from '../common/cashier.errors.js';
import { withdrawalAmountError } from '../common/order-limits.js';
import type { createWithdrawal } from '../common/withdrawal.calls.js';
import { memberStateOf } from '../common/withdrawal-states.js';
import { readAmount, throwIfRefused } from '../order-amount.js';
import { OutgoingMoney } from '../outgoing-money.js';
import { NEW_WITHDRAWAL, Withdrawal } from './withdrawal.entity.js';
import { WithdrawalLifecycle } from './withdrawal.lifecycle.js';
import { WithdrawalAllowance } from './withdrawal-allowance.js';

/** Places orders of withdrawals. `WithdrawalLifecycle` makes the moves that follow. */
@Injectable()
export class WithdrawalService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly members: Members,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly accounts: BankAccounts,
    private readonly allowance: WithdrawalAllowance,
    private readonly lifecycle: WithdrawalLifecycle,
    private readonly outgoing: OutgoingMoney,
  ) {}

  /**
   * Checks an order before its transaction begins. An order that is refused for its amount or account, or because the
   * member may not withdraw now, does not use up an attempt at the payment password.
   * @throws AppError 400 for an invalid amount; 422 for one beyond the limits or the free balance, for an unknown account, for
   * anything else that prevents a withdrawal now, for a bonus that would be lost, and for the payment password; 423 while that is locked
   */
  async check(caller: LoggedIn, input: InputOf<typeof createWithdrawal>): Promise<void> {
    const { currency, withdrawals: rules } = this.brands.byId(caller.brand).settings;
    const amount = readAmount(input.amount, currency);
    throwIfRefused(withdrawalAmountError(amount, rules, currency));
    await this.getAccount(caller, input);
    await this.allowance.require(caller, amount);
    await this.outgoing.requireForfeitAccepted(caller.brand, caller.person, input.acceptForfeit);
    await this.paymentPasswords.require(caller, input.paymentPassword);
  }

  /**
   * Places an order that has passed `check`.
   * @throws AppError 422 for an amount beyond the balance or the turnover, for too many orders today, an unknown account,
   * a new account's wait, a member who is frozen, and a bonus that would be lost
   */
  async create(
    caller: LoggedIn,
    input: InputOf<typeof createWithdrawal>,
  ): Promise<ValueOf<typeof createWithdrawal>> {
    const amount = readAmount(input.amount, this.brands.byId(caller.brand).settings.currency);
    return this.database.transaction(async () => {
      // One order at a time, so that orders placed at once see each other.
      await this.database.query(
        `select pg_advisory_xact_lock(hashtextextended('withdrawals of ' || $1, 0))`,
        [caller.person],
      );
      const account = await this.getAccount(caller, input);
      await this.allowance.require(caller, amount);
      const order = await this.newWithdrawal(caller, account, amount);
      await this.lifecycle.order(order, memberActor(caller));
      // Check again now that the wallet is locked: a transfer may have moved money out of it meanwhile.
      await this.outgoing.assertFreeAndEndBonuses(caller.brand, caller.person, input.acceptForfeit);
      return { id: order.id, status: memberStateOf(order.status) };
    });
  }

  private async getAccount(
    { person }: LoggedIn,
    { bankAccountId }: InputOf<typeof createWithdrawal>,
  ): Promise<BankAccount> {
    const account = await this.accounts.findActive(person, bankAccountId);
    if (!account) throw new AppError(cashierErrors.error_bank_account_unknown);
    return account;
  }

  private async newWithdrawal(caller: LoggedIn, account: BankAccount, amount: bigint): Promise<Withdrawal> {
    const { currency, withdrawals } = this.brands.byId(caller.brand).settings;
    const member = await this.members.find(caller.person);
    if (!member) throw new Error(`no member ${caller.person}`);
    const now = this.clock.now();
    return this.database.manager.create(Withdrawal, {
      ...NEW_WITHDRAWAL,
      id: randomUUID(),
      brand: caller.brand,
      member: caller.person,
      account: member.account,
      bankAccount: account.id,
      amount,
      fee: parseAmount(withdrawals.fee, currency),
      currency,
      createdAt: now,
      waitingSince: now,
    });
  }
}
