import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

/**
 * Turnover: what a member must stake before money may leave. The cashier requires it, and games meet it (in SQL, by `ledger.wager`);
 * neither context uses the other. Amounts are minor units.
 */
@Injectable()
export class Turnover {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Joins the caller's transaction. */
  async require(member: string, currency: Currency, amount: bigint): Promise<void> {
    if (amount <= 0n) return;
    await this.database.query(`select ledger.require_turnover($1, $2, $3, ${databaseNow('$4')})`, [
      member,
      currency,
      amount.toString(),
      this.clock.offsetMs,
    ]);
  }

  async left(member: string, currency: Currency): Promise<bigint> {
    const [row] = await this.database.query<{ left: string }>(
      'select required - staked as left from ledger.turnover where member = $1 and currency = $2',
      [member, currency],
    );
    return BigInt(row?.left ?? 0);
  }
}
