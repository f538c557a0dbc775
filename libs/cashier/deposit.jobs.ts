import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { dueTable } from '#libs/platform/jobs/due-table';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
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
    this.waiter.watch(
      dueTable(this.database, {
        job: expireDeposit,
        table: 'cashier.deposit',
        at: 'expires_at',
        where: `status in ('created', 'pending')`,
        payload: { id: 'id' },
      }),
    );
  }

  async expire(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const deposit = await this.moves.lock(id);
      if (!deposit || deposit.expiresAt > this.clock.now()) return;
      await this.moves.move(deposit, 'EXPIRE', 'system');
    });
  }
}
