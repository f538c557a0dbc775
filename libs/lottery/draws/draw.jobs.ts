import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { advanceDraw, planDraws } from './draw.job-definitions.js';
import { DrawMoves } from './draw-moves.js';
import { DrawPlanner } from './draw-planner.js';

@Injectable()
export class DrawJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly sealed: SealedData,
    private readonly planner: DrawPlanner,
    private readonly moves: DrawMoves,
  ) {}

  onModuleInit(): void {
    this.sealed.columns.push({
      table: 'lottery.draw_seed',
      key: 'draw',
      type: 'bigint',
      column: 'sealed_seed',
    });
    this.handlers.register(planDraws, () => this.planner.planAll());
    this.handlers.register(advanceDraw, ({ id }) => this.moves.advance(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: advanceDraw,
        table: 'lottery.draw',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
