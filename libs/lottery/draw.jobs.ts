import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { advanceDraw, notifyOfDrawMove, planDraws, settleDraw, verifyDraws } from './draw.job-definitions.js';
import { DrawMoves } from './draws/draw-moves.js';
import { DrawPlanner } from './draws/draw-planner.js';
import { DrawVerifier } from './draws/draw-verifier.js';
import { DateNotices } from './operators/date-notices.js';
import { DrawSettlement } from './settlement/draw-settlement.js';

@Injectable()
export class DrawJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly sealed: SealedData,
    private readonly planner: DrawPlanner,
    private readonly moves: DrawMoves,
    private readonly settlement: DrawSettlement,
    private readonly notices: DateNotices,
    private readonly verifier: DrawVerifier,
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
    this.handlers.register(settleDraw, ({ id }) => this.settlement.settle(id));
    this.handlers.register(notifyOfDrawMove, ({ id }) => this.notices.notify(id));
    this.handlers.register(verifyDraws, async () => {
      await this.verifier.verify();
    });
    this.watch(advanceDraw, `status in ('planned', 'open', 'closed')`);
    this.watch(settleDraw, `status in ('drawn', 'void')`);
    this.scheduler.watch(
      dueTable(this.database, {
        job: notifyOfDrawMove,
        table: 'lottery.draw_move',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }

  private watch(job: typeof advanceDraw, where: string): void {
    this.scheduler.watch(
      dueTable(this.database, {
        job,
        table: 'lottery.draw',
        at: 'due_at',
        where: `${where} and due_at is not null`,
        payload: { id: 'id' },
      }),
    );
  }
}
