import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE, DueWaiter } from '#libs/platform/jobs/due-waiter';
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
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(carryOutFactorReset, ({ id }) => this.resets.carryOut(id));
    this.waiter.watch({
      job: carryOutFactorReset,
      next: () => this.nextDue(),
      due: (now, skip) => this.due(now, skip),
    });
  }

  private async nextDue(): Promise<number | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select min(due_at) as at from identity.factor_reset where status = 'waiting'`,
    );
    return row?.at?.getTime() ?? null;
  }

  private async due(now: Date, skip: number) {
    const rows = await this.database.query<{ id: string; at: Date }>(
      `select id, due_at as at from identity.factor_reset where status = 'waiting' and due_at <= $1
       order by due_at, id limit $2 offset $3`,
      [now, DUE_PAGE, skip],
    );
    return rows.map(({ id, at }) => ({ at, jobId: `factor-reset-${id}`, payload: { id } }));
  }
}
