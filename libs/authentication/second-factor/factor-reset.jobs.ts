import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { carryOutFactorReset } from './factor-reset.job-definitions.js';
import { FactorResets } from './factor-resets.service.js';

/** Carries out the resets of lost authenticators when their waiting time is over. */
@Injectable()
export class FactorResetJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly resets: FactorResets,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(carryOutFactorReset, ({ id }) => this.resets.carryOut(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: carryOutFactorReset,
        table: 'authentication.factor_reset',
        at: 'due_at',
        where: `status = 'waiting'`,
        payload: { id: 'id' },
      }),
    );
  }
}
