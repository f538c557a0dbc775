import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { Withdrawal } from '../withdrawal.entity.js';

/** Approvals within this time are added up, so that the threshold cannot be avoided by several small orders. */
const SUMMED_MS = 24 * 3_600_000;

/** Adds up what one operator approved for one member, whoever paid it. */
@Injectable()
export class WithdrawalApprovals {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Minor units that the operator approved for the member within 24 hours, including this order. Call it in the
   * transaction of the approval: its lock makes concurrent approvals see each other.
   */
  async sumWith({ id, member, currency, amount }: Withdrawal, operator: string): Promise<bigint> {
    await this.database.query(
      `select pg_advisory_xact_lock(hashtextextended('approvals for ' || $1 || ' by ' || $2, 0))`,
      [member, operator],
    );
    const [row] = await this.database.query<{ sum: string }>(
      `select coalesce(sum(amount), 0)::text as sum from cashier.withdrawal
       where member = $1 and currency = $2 and approved_by = $3 and approved_at > $4 and id <> $5`,
      [member, currency, operator, new Date(this.clock.now().getTime() - SUMMED_MS), id],
    );
    return amount + BigInt(row?.sum ?? 0);
  }
}
