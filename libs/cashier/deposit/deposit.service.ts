import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import type { LoggedIn } from '#libs/platform/http/caller';
import { WakeUps } from '#libs/platform/push/wake-ups';
import { memberActor } from '#libs/platform/transitions/actor-context';
import type { BrandSettings, DepositMethod } from '#libs/site/common/brand-settings';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from '../common/cashier.errors.js';
import type { createDeposit } from '../common/deposit.calls.js';
import { depositAmountError } from '../common/order-limits.js';
import { readAmount, throwIfRefused } from '../order-amount.js';
import { PaymentProviders } from '../provider-events/payment-providers.js';
import { Deposit } from './deposit.entity.js';
import { DepositLifecycle } from './deposit.lifecycle.js';
import { OrderedDeposits } from './ordered-deposits.js';

/** A member has at most this many orders in `created` or `pending` at a time. */
const MAX_OPEN = 20;

/** Orders deposits. `DepositLifecycle` makes the moves that follow: by a provider's report, an operator, or in time. */
@Injectable()
export class DepositService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly wakeUps: WakeUps,
    private readonly lifecycle: DepositLifecycle,
    private readonly providers: PaymentProviders,
    private readonly ordered: OrderedDeposits,
  ) {}

  methods(brand: string) {
    const { settings } = this.brands.byId(brand);
    return this.offered(settings).map(({ id, min, max, fee, presets }) => ({
      id,
      min,
      max,
      fee,
      presets,
      currency: settings.currency,
    }));
  }

  /**
   * The provider's page is in `language`.
   * @throws AppError 400 for an invalid amount, 422 for an unknown method, an amount beyond its limits, or
   * too many open orders; and the error with which the context of the chosen bonus refuses it
   */
  async create(
    caller: LoggedIn,
    input: InputOf<typeof createDeposit>,
    language: LanguageCode,
  ): Promise<ValueOf<typeof createDeposit>> {
    const { settings } = this.brands.byId(caller.brand);
    const method = this.offered(settings).find(({ id }) => id === input.method);
    if (!method) throw new AppError(cashierErrors.error_deposit_method_unknown);
    const amount = readAmount(input.amount, settings.currency);
    throwIfRefused(depositAmountError(amount, method, settings.currency));
    return this.database.transaction(async () => {
      await this.assertBelowLimit(caller.person);
      const deposit = this.newDeposit(caller, method, amount, settings.currency);
      await this.ordered.emitOrdered({ ...deposit, bonus: input.bonus });
      await this.lifecycle.order(deposit, memberActor(caller));
      this.database.afterCommit(() => this.wakeUps.send({ kind: 'due' }));
      return {
        id: deposit.id,
        status: deposit.status,
        payUrl: this.providers.get(settings.merchantCode, deposit.provider).payUrl(deposit, language),
        expiresAt: deposit.expiresAt.toISOString(),
      };
    });
  }

  private offered({ depositMethods, merchantCode }: BrandSettings): DepositMethod[] {
    return depositMethods.filter(({ provider }) => this.providers.find(merchantCode, provider) !== undefined);
  }

  private newDeposit(caller: LoggedIn, method: DepositMethod, amount: bigint, currency: Currency): Deposit {
    const now = this.clock.now();
    return this.database.manager.create(Deposit, {
      id: randomUUID(),
      brand: caller.brand,
      member: caller.person,
      method: method.id,
      provider: method.provider,
      amount,
      fee: parseAmount(method.fee, currency),
      currency,
      status: 'created',
      paymentId: null,
      reviewReason: null,
      createdAt: now,
      expiresAt: new Date(now.getTime() + method.expiresAfterMinutes * 60_000),
    });
  }

  private async assertBelowLimit(member: string): Promise<void> {
    // One order at a time, so that orders placed at once see each other.
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('deposits of ' || $1, 0))`, [
      member,
    ]);
    const open = await this.database.manager.countBy(Deposit, { member, status: In(['created', 'pending']) });
    if (open >= MAX_OPEN)
      throw new AppError(cashierErrors.error_too_many_open_deposits, { params: { max: MAX_OPEN } });
  }
}
