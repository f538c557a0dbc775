import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { closeBoard } from './board.job-definitions.js';
import { BoardClosing } from './board-closing.js';

@Injectable()
export class BoardJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly closing: BoardClosing,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeBoard, ({ id }) => this.closing.close(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: closeBoard,
        table: 'rewards.board',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
