import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

/**
 * Reasons for which members may neither withdraw nor transfer, such as `unpaid-dividend`. Each context that freezes has a reason of
 * its own. The cashier checks for freezes; the ledger itself refuses no posting for one. Each method joins the caller's
 * transaction.
 */
@Injectable()
export class OutgoingFreezes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Does nothing if the member is already frozen for this reason. */
  async freeze(member: string, reason: string): Promise<void> {
    await this.database.query(
      'insert into ledger.outgoing_freeze (member, reason, since) values ($1, $2, $3) on conflict do nothing',
      [member, reason, this.clock.now()],
    );
  }

  /** Removes this reason; others stay. */
  async release(member: string, reason: string): Promise<void> {
    await this.database.query('delete from ledger.outgoing_freeze where member = $1 and reason = $2', [
      member,
      reason,
    ]);
  }

  /** Whether the member is frozen for any reason. */
  async has(member: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from ledger.outgoing_freeze where member = $1 limit 1', [
      member,
    ]);
    return rows.length > 0;
  }
}
