import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { runDueBroadcast } from './broadcast.job-definitions.js';
import { BroadcastLifecycle } from './broadcast.lifecycle.js';

/** Begins what is planned and ends what is over. */
@Injectable()
export class BroadcastJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly broadcasts: BroadcastLifecycle,
    private readonly handlers: JobHandlers,
    private readonly deadlines: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(runDueBroadcast, ({ id }) => this.broadcasts.runDue(id));
    this.deadlines.watch(
      dueTable(this.database, {
        job: runDueBroadcast,
        table: 'messaging.broadcast',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
