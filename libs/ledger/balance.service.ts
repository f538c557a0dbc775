import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { platformErrors } from '#libs/platform/common/errors';
import { Database } from '#libs/platform/database/database';
import { Events } from '#libs/platform/events/events';
import { AppError } from '#libs/platform/http/app-error';
import { Ledger } from './ledger.service.js';

/** A member's balance as a snapshot that pushes continue from. */
@Injectable()
export class BalanceService {
  constructor(
    private readonly database: Database,
    private readonly events: Events,
    private readonly ledger: Ledger,
  ) {}

  /** Balance and `seq` of one moment. @throws AppError 404 for a person without a wallet in this currency */
  current(member: string, currency: Currency) {
    return this.database.snapshot(async () => {
      const { head } = await this.events.range(member);
      const row = await this.ledger.balanceOf(member, currency);
      if (!row) throw new AppError(platformErrors.error_not_found);
      return { balance: row.balance, onHold: row.onHold, bonus: row.bonus, currency, seq: head };
    });
  }
}
