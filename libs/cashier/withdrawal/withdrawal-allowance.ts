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
import { type WithdrawalLimits, withdrawalLimits } from '#libs/site/common/withdrawal-limits';
import { BrandRegistry } from '#libs/site/index';
import { BonusQueries, Requirements } from '#libs/wagering/index';
import type { BankAccount } from '../bank-accounts/bank-account.entity.js';
import { accountValueOf, BankAccounts } from '../bank-accounts/bank-accounts.js';
import { cashierErrors } from '../common/cashier.errors.js';
import { freeMoneyError } from '../common/order-limits.js';
import type { getWithdrawalOptions } from '../common/withdrawal.calls.js';
import { throwIfRefused } from '../order-amount.js';
import { OutgoingMoney } from '../outgoing-money.js';

const HOUR = 3_600_000;

/** Amounts in minor units. */
interface Allowance {
  accounts: BankAccount[];
  balance: bigint;
  turnoverLeft: bigint;
  frozen: boolean;
  owed: bigint;
  limits: WithdrawalLimits;
  countLeft: number;
  /** What may still be ordered today; `null` where only the count is limited. */
  sumLeft: bigint | null;
  /** Nothing may be withdrawn before: after a new bank account, a recovery or an unverified log-in. */
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
    const { currency } = this.brands.byId(caller.brand).settings;
    const { balance, turnoverLeft, limits, countLeft, sumLeft, waitUntil, ...outgoing } =
      await this.now(caller);
    this.outgoing.assertNotFrozen(caller.brand, outgoing);
    if (waitUntil) throw this.outgoing.refusalUntil(waitUntil);
    if (countLeft === 0)
      throw new AppError(cashierErrors.error_withdrawals_today_used, { params: { max: limits.count } });
    if (sumLeft !== null && amount > sumLeft)
      throw new AppError(cashierErrors.error_withdrawn_today_limit, {
        params: { max: toWire(limits.sum ?? 0n, currency), left: toWire(sumLeft, currency) },
      });
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
        sumLeft: allowance.sumLeft === null ? null : toWire(allowance.sumLeft, currency),
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
    const limits = withdrawalLimits(settings, member?.vipRank ?? 0);
    const ordered = await this.orderedToday(person, settings);
    return {
      accounts,
      ...outgoing,
      limits,
      countLeft: Math.max(0, limits.count - ordered.count),
      sumLeft: limits.sum === null ? null : notBelowZero(limits.sum - BigInt(ordered.sum)),
      waitUntil: this.waitAfter(accounts, outgoing.outgoingHeldUntil, settings),
      realName: member && this.members.realNameOf(member),
    };
  }

  /** Orders since midnight in the brand's time zone: how many, in any state, and what those that were not rejected come to. */
  private async orderedToday(
    member: string,
    { timeZone }: BrandSettings,
  ): Promise<{ count: number; sum: string }> {
    const [row] = await this.database.query<{ count: number; sum: string }>(
      `select count(*)::int as count, coalesce(sum(amount) filter (where status <> 'rejected'), 0) as sum from cashier.withdrawal
       where member = $1 and created_at >= date_trunc('day', $2::timestamptz at time zone $3) at time zone $3`,
      [member, this.clock.now(), timeZone],
    );
    return row ?? { count: 0, sum: '0' };
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
  const { balance, turnoverLeft, frozen, countLeft, sumLeft, waitUntil } = allowance;
  const free = balance - turnoverLeft;
  const max = parseAmount(rules.max, currency);
  const most = sumLeft !== null && sumLeft < max ? sumLeft : max;
  const min = parseAmount(rules.min, currency);
  if (frozen || countLeft === 0 || waitUntil !== null || free < min || most < min) return 0n;
  if (free > most) return most;
  return free;
}

const notBelowZero = (amount: bigint): bigint => (amount < 0n ? 0n : amount);
