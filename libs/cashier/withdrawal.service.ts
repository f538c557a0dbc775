import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Members, PaymentPasswords } from '#libs/identity/index';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import type { WithdrawalRules } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import type { BankAccount } from './bank-account.entity.js';
import { BankAccounts } from './bank-accounts.js';
import { cashierErrors } from './common/cashier.errors.js';
import type { createWithdrawal } from './common/withdrawal.calls.js';
import { memberStateOf } from './common/withdrawal-states.js';
import { readAmount } from './order-amount.js';
import { OutgoingMoney } from './outgoing-money.js';
import { Withdrawal } from './withdrawal.entity.js';
import { WithdrawalAllowance } from './withdrawal-allowance.js';
import { WithdrawalMoves } from './withdrawal-moves.js';

/** Takes orders of withdrawals. What becomes of them is up to operators, the member's answer, and the clock. */
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
    private readonly moves: WithdrawalMoves,
    private readonly outgoing: OutgoingMoney,
  ) {}

  /**
   * What an order has to pass before its transaction begins. An amount that is refused costs no try of the password.
   * @throws Refusal 400 for an amount that is none; 422 for one beyond the limits, and for the payment password; 423
   * while that is locked
   */
  async check(caller: LoggedIn, input: InputOf<typeof createWithdrawal>): Promise<void> {
    const { currency, withdrawals: rules } = this.brands.byId(caller.brand).settings;
    refuseBeyondLimits(readAmount(input.amount, currency), rules, currency);
    await this.paymentPasswords.require(caller, input.paymentPassword);
  }

  /**
   * Places an order that has passed `check`.
   * @throws Refusal 422 for an amount beyond the balance or the turnover, for too many orders today, an unknown account,
   * a new account's wait, and a member who is frozen
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
      const account = await this.accounts.kept(caller.person, input.bankAccountId);
      if (!account) throw new Refusal(cashierErrors.error_bank_account_unknown);
      await this.allowance.require(caller, amount);
      const order = await this.newWithdrawal(caller, account, amount);
      const { id, status } = await this.moves.order(order, {
        actor: `member ${caller.person}`,
        address: caller.address,
      });
      // Once more, now that the wallet is locked: money may have left it meanwhile by a transfer.
      await this.outgoing.judge(caller.brand, caller.person);
      return { id, status: memberStateOf(status) };
    });
  }

  private async newWithdrawal(caller: LoggedIn, account: BankAccount, amount: bigint): Promise<Withdrawal> {
    const { currency, withdrawals } = this.brands.byId(caller.brand).settings;
    const member = await this.members.find(caller.person);
    if (!member) throw new Error(`no member ${caller.person}`);
    const now = this.clock.now();
    return this.database.manager.create(Withdrawal, {
      id: randomUUID(),
      brand: caller.brand,
      member: caller.person,
      account: member.account,
      bankAccount: account.id,
      amount,
      fee: parseAmount(withdrawals.fee, currency),
      currency,
      status: 'requested',
      sent: 0n,
      rejectReason: null,
      proposedBy: null,
      approvedBy: null,
      approvedAs: null,
      approvedAt: null,
      approvedSum: null,
      claimedBy: null,
      claimedAs: null,
      claimedAt: null,
      createdAt: now,
      waitingSince: now,
    });
  }
}

function refuseBeyondLimits(amount: bigint, { min, max }: WithdrawalRules, currency: Currency): void {
  const params = { min, max };
  if (amount < parseAmount(min, currency))
    throw new Refusal(cashierErrors.error_withdrawal_below_minimum, { params });
  if (amount > parseAmount(max, currency))
    throw new Refusal(cashierErrors.error_withdrawal_above_maximum, { params });
}
