import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { AppError } from '#libs/platform/http/app-error';
import { saferPlayErrors } from './common/safer-play.errors.js';

/** Whether a member may receive rewards. What gives something asks `assertNotBarred` in its own transaction. */
@Injectable()
export class RewardGuard {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Whether a restriction of any kind stands now. Joins the caller's transaction, where there is one. */
  async isBarred(member: string): Promise<boolean> {
    const rows = await this.database.query('select 1 from safer_play.barred($2) where member = $1', [
      member,
      this.clock.now(),
    ]);
    return rows.length > 0;
  }

  /**
   * Locks the member's wallets until COMMIT, as a bar does: one that comes at the same moment is seen here, or finds what was
   * given.
   * @throws AppError 423 error_rewards_barred, which does not tell the kind
   */
  async assertNotBarred(member: string): Promise<void> {
    await this.lock(member);
    if (await this.isBarred(member)) throw new AppError(saferPlayErrors.error_rewards_barred);
  }

  /** Locks the member's wallets until COMMIT, so that bars and what is given come one after the other. */
  async lock(member: string): Promise<void> {
    await this.database.query('select safer_play.lock_member($1)', [member]);
  }
}
