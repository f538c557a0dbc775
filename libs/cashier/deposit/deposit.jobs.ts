import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { deadlinesSuspended, MaintenanceDeadlines } from '#libs/site/index';
import { expireDeposit } from './deposit.job-definitions.js';
import { DepositLifecycle } from './deposit.lifecycle.js';

/** Expires orders that were not paid in time. The handler checks again under the lock. */
@Injectable()
export class DepositJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly deposits: DepositLifecycle,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly suspensions: MaintenanceDeadlines,
  ) {}

  onModuleInit(): void {
    this.handlers.register(expireDeposit, ({ id }) => this.expire(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: expireDeposit,
        table: 'cashier.deposit',
        at: 'expires_at',
        where: `status in ('created', 'pending') and not ${deadlinesSuspended('due.brand')}`,
        payload: { id: 'id' },
      }),
    );
  }

  async expire(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const deposit = await this.deposits.lock(id);
      if (!deposit || deposit.expiresAt > this.clock.now()) return;
      if (await this.suspensions.areSuspended(deposit.brand)) return;
      if (this.deposits.allows(deposit, 'EXPIRE', SYSTEM))
        await this.deposits.applyMove(deposit, 'EXPIRE', {}, SYSTEM);
    });
  }
}
