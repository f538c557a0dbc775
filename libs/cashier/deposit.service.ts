import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { In } from 'typeorm';
import { parseAmount } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Clock } from '#libs/platform/clock/clock';
import type { InputOf, ValueOf } from '#libs/platform/common/call';
import { Database } from '#libs/platform/database/database';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Refusal } from '#libs/platform/http/refusal';
import { Hints } from '#libs/platform/push/hints';
import type { BrandSettings, DepositMethod } from '#libs/site/common/brand-settings';
import type { LanguageCode } from '#libs/site/common/locales';
import { BrandRegistry } from '#libs/site/index';
import { cashierErrors } from './common/cashier.errors.js';
import type { createDeposit } from './common/deposit.calls.js';
import { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';
import { readAmount } from './order-amount.js';
import { PaymentProviders } from './payment-providers.js';

/** A member has at most this many unpaid orders at a time. */
const MOST_OPEN = 20;

/** Orders deposits. What becomes of them is reported by the provider. */
@Injectable()
export class DepositService {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly hints: Hints,
    private readonly moves: DepositMoves,
    private readonly providers: PaymentProviders,
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
   * The way to pay it is in the `language`.
   * @throws Refusal 400 for an amount that is none, 422 for an unknown method or an amount beyond its limits
   */
  async create(
    caller: LoggedIn,
    input: InputOf<typeof createDeposit>,
    language: LanguageCode,
  ): Promise<ValueOf<typeof createDeposit>> {
    const { settings } = this.brands.byId(caller.brand);
    const method = this.offered(settings).find(({ id }) => id === input.method);
    if (!method) throw new Refusal(cashierErrors.error_deposit_method_unknown);
    const amount = readAmount(input.amount, settings.currency);
    refuseBeyondLimits(amount, method, settings.currency);
    return this.database.transaction(async () => {
      await this.refuseTooMany(caller.person);
      const deposit = await this.moves.order(this.newDeposit(caller, method, amount, settings.currency));
      this.database.afterCommit(() => this.hints.send({ kind: 'due' }));
      return {
        id: deposit.id,
        status: deposit.status,
        payUrl: this.providers.get(deposit.provider).payUrl(deposit, language),
        expiresAt: deposit.expiresAt.toISOString(),
      };
    });
  }

  private offered({ depositMethods }: BrandSettings): DepositMethod[] {
    return depositMethods.filter(({ provider }) => this.providers.find(provider) !== undefined);
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

  private async refuseTooMany(member: string): Promise<void> {
    // One order at a time, so that orders placed at once see each other.
    await this.database.query(`select pg_advisory_xact_lock(hashtextextended('deposits of ' || $1, 0))`, [
      member,
    ]);
    const open = await this.database.manager.countBy(Deposit, { member, status: In(['created', 'pending']) });
    if (open >= MOST_OPEN)
      throw new Refusal(cashierErrors.error_too_many_open_deposits, { params: { max: MOST_OPEN } });
  }
}

function refuseBeyondLimits(amount: bigint, method: DepositMethod, currency: Currency): void {
  const params = { min: method.min, max: method.max };
  if (amount < parseAmount(method.min, currency))
    throw new Refusal(cashierErrors.error_deposit_below_minimum, { params });
  if (amount > parseAmount(method.max, currency))
    throw new Refusal(cashierErrors.error_deposit_above_maximum, { params });
}
