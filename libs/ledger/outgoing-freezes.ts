import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

/** Why a member's money may not leave. */
export type FreezeReason = 'unpaid-dividend';

/**
 * Who may not send money out, and why. Withdrawals and transfers ask before they post; deposits, bets and what the
 * member owes are not affected. Each call joins the caller's transaction.
 */
@Injectable()
export class OutgoingFreezes {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Does nothing where the member is frozen for this reason already. */
  async freeze(member: string, reason: FreezeReason): Promise<void> {
    await this.database.query(
      'insert into ledger.outgoing_freeze (member, reason, since) values ($1, $2, $3) on conflict do nothing',
      [member, reason, this.clock.now()],
    );
  }

  /** Other reasons stay. */
  async release(member: string, reason: FreezeReason): Promise<void> {
    await this.database.query('delete from ledger.outgoing_freeze where member = $1 and reason = $2', [
      member,
      reason,
    ]);
  }

  /** Whether there is any reason. */
  async has(member: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from ledger.outgoing_freeze where member = $1 limit 1', [
      member,
    ]);
    return rows.length > 0;
  }
}
