import { Injectable } from '@nestjs/common';
import { toWire } from '#libs/money/amount';
import type { Currency } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import type { BonusState, OPEN_BONUS_STATES } from './common/bonus.js';

/** Amounts are wire amounts: what was given, what became own money, and what went back to the house. */
export interface EndedBonus {
  brand: string;
  member: string;
  currency: Currency;
  status: Exclude<BonusState, (typeof OPEN_BONUS_STATES)[number]>;
  amount: string;
  paid: string;
  lost: string;
}

/** Hands out each bonus that has ended once. */
@Injectable()
export class EndedBonuses {
  constructor(private readonly database: Database) {}

  /** Up to `limit` of them, by member. Call it in the transaction in which their members are notified. */
  async take(limit: number): Promise<EndedBonus[]> {
    const rows = await this.database.query<EndedBonus>('select * from wagering.take_ended_bonuses($1)', [
      limit,
    ]);
    const wire = (minor: string, currency: Currency) => toWire(BigInt(minor), currency);
    return rows.map(({ amount, paid, lost, ...row }) => ({
      ...row,
      amount: wire(amount, row.currency),
      paid: wire(paid, row.currency),
      lost: wire(lost, row.currency),
    }));
  }
}
