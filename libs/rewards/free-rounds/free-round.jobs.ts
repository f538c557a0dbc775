import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { syncFreeRounds } from './free-round.job-definitions.js';
import { FreeRoundSync } from './free-round-sync.js';

@Injectable()
export class FreeRoundJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly sync: FreeRoundSync,
  ) {}

  onModuleInit(): void {
    this.handlers.register(syncFreeRounds, ({ id }) => this.sync.sync(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: syncFreeRounds,
        table: 'rewards.free_round',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'reward' },
      }),
    );
  }
}
