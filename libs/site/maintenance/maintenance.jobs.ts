import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { moveDeadlines } from './maintenance.job-definitions.js';
import { MaintenanceDeadlines } from './maintenance-deadlines.js';

/** Moves the deadlines of a maintenance that was ended in another way than by an operator's call. */
@Injectable()
export class MaintenanceJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly deadlines: MaintenanceDeadlines,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(moveDeadlines, ({ brand }) => this.deadlines.moveBack(brand));
    this.scheduler.watch(
      dueTable(this.database, {
        job: moveDeadlines,
        table: 'site.maintenance',
        at: 'ended_at',
        where: 'ended_at is not null and deadlines_moved_at is null',
        payload: { brand: 'brand' },
      }),
    );
  }
}
