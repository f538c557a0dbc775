import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE, DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { expireDeposit } from './deposit-job-kinds.js';
import { DepositMoves } from './deposit-moves.js';

/** Ends orders that nobody paid in time. The handler looks again under the lock and may find nothing to do. */
@Injectable()
export class DepositJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly moves: DepositMoves,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(expireDeposit, ({ id }) => this.expire(id));
    this.waiter.watch({
      job: expireDeposit,
      next: () => this.nextDue(),
      due: (now, skip) => this.due(now, skip),
    });
  }

  async expire(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const deposit = await this.moves.lock(id);
      if (!deposit || deposit.expiresAt > this.clock.now()) return;
      await this.moves.move(deposit, 'EXPIRE', 'system');
    });
  }

  private async nextDue(): Promise<number | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select min(expires_at) as at from cashier.deposit where status in ('created', 'pending')`,
    );
    return row?.at?.getTime() ?? null;
  }

  private async due(now: Date, skip: number) {
    const rows = await this.database.query<{ id: string; at: Date }>(
      `select id, expires_at as at from cashier.deposit where status in ('created', 'pending') and expires_at <= $1
       order by expires_at, id limit $2 offset $3`,
      [now, DUE_PAGE, skip],
    );
    return rows.map(({ id, at }) => ({ at, jobId: `deposit-expire-${id}`, payload: { id } }));
  }
}
