import { Injectable } from '@nestjs/common';
import { PaymentPasswords } from '#libs/authentication/index';
import { Members } from '#libs/members/index';
import { parseAmount, toWire } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import { BrandRegistry } from '#libs/site/index';
import { BonusQueries, Requirements } from '#libs/wagering/index';
import type { BankAccount } from '../bank-accounts/bank-account.entity.js';
import { BankAccounts } from '../bank-accounts/bank-accounts.js';
import { cashierErrors } from '../common/cashier.errors.js';
import { freeMoneyError } from '../common/order-limits.js';
import type { getWithdrawalOptions } from '../common/withdrawal.calls.js';
import { throwIfRefused } from '../order-amount.js';
import { OutgoingMoney } from '../outgoing-money.js';
import { accountValueOf } from './withdrawal-queries.js';

const HOUR = 3_600_000;

/** Amounts in minor units. */
interface Allowance {
  accounts: BankAccount[];
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
  owed: bigint;
  countLeft: number;
  waitUntil: Date | null;
  realName: string | null;
}

/** How much a member may withdraw now. */
@Injectable()
export class WithdrawalAllowance {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly events: Events,
    private readonly outgoing: OutgoingMoney,
    private readonly requirements: Requirements,
    private readonly bonuses: BonusQueries,
    private readonly members: Members,
    private readonly paymentPasswords: PaymentPasswords,
    private readonly accounts: BankAccounts,
  ) {}

  /** Joins the caller's transaction, if there is one. @throws AppError 422 with the reason that prevents this amount */
  async require(caller: LoggedIn, amount: bigint): Promise<void> {
    const { currency, withdrawals: rules } = this.brands.byId(caller.brand).settings;
    const { balance, turnoverLeft, countLeft, waitUntil, ...outgoing } = await this.now(caller);
    this.outgoing.assertNotFrozen(caller.brand, outgoing);
    if (waitUntil) throw this.outgoing.refusalUntil(waitUntil);
    if (countLeft === 0)
      throw new AppError(cashierErrors.error_withdrawals_today_used, { params: { max: rules.perDay } });
    throwIfRefused(freeMoneyError(amount, { balance, turnoverLeft }, currency));
  }

  options(caller: LoggedIn): Promise<ValueOf<typeof getWithdrawalOptions>> {
    const { settings } = this.brands.byId(caller.brand);
    const { currency, withdrawals: rules } = settings;
    return this.database.snapshot(async () => {
      const allowance = await this.now(caller);
      const { head } = await this.events.range(caller.person);
      return {
        accounts: allowance.accounts.map(accountValueOf),
        currency,
        min: rules.min,
        max: rules.max,
        fee: rules.fee,
        maxWithdrawable: toWire(maxWithdrawable(allowance, settings), currency),
        turnoverLeft: toWire(allowance.turnoverLeft, currency),
        requirements: await this.requirements.listOpen(caller.person, currency),
        forfeits: await this.bonuses.listForfeitable(caller.person, currency),
        frozen: allowance.frozen,
        owed: toWire(allowance.owed, currency),
        countLeft: allowance.countLeft,
        arrivalMinutes: rules.arrivalMinutes,
        autoReceiveMinutes: rules.autoReceiveMinutes,
        hasPaymentPassword: await this.paymentPasswords.has(caller.person),
        realName: allowance.realName,
        waitUntil: allowance.waitUntil?.toISOString() ?? null,
        seq: head,
      };
    });
  }

  private async now({ person, brand }: LoggedIn): Promise<Allowance> {
    const { settings } = this.brands.byId(brand);
    const accounts = await this.accounts.list(person);
    const member = await this.members.find(person);
    const outgoing = await this.outgoing.of(brand, person);
    return {
      accounts,
      ...outgoing,
      countLeft: Math.max(0, settings.withdrawals.perDay - (await this.orderedToday(person, settings))),
      waitUntil: this.waitAfter(accounts, outgoing.outgoingHeldUntil, settings),
      realName: member && this.members.realNameOf(member),
    };
  }

  /** Orders since midnight in the brand's time zone, in any state. */
  private async orderedToday(member: string, { timeZone }: BrandSettings): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from cashier.withdrawal
       where member = $1 and created_at >= date_trunc('day', $2::timestamptz at time zone $3) at time zone $3`,
      [member, this.clock.now(), timeZone],
    );
    return row?.count ?? 0;
  }

  /** The end of the wait after a new bank account, or after a recovery or an unverified log-in, whichever is later. */
  private waitAfter(accounts: BankAccount[], held: Date | null, { withdrawals }: BrandSettings): Date | null {
    const newest = Math.max(0, ...accounts.map(({ addedAt }) => addedAt.getTime()));
    const until = new Date(Math.max(newest + withdrawals.newAccountWaitHours * HOUR, held?.getTime() ?? 0));
    return until > this.clock.now() ? until : null;
  }
}

/** The largest order possible now; 0 if even the smallest one would be refused. */
function maxWithdrawable(allowance: Allowance, { currency, withdrawals: rules }: BrandSettings): bigint {
  const { balance, turnoverLeft, frozen, countLeft, waitUntil } = allowance;
  const free = balance - turnoverLeft;
  const max = parseAmount(rules.max, currency);
  if (frozen || countLeft === 0 || waitUntil !== null || free < parseAmount(rules.min, currency)) return 0n;
  if (free > max) return max;
  return free;
}
