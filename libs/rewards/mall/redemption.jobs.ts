import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { forgetReceiver } from './redemption.job-definitions.js';
import { RedemptionLifecycle } from './redemption.lifecycle.js';

@Injectable()
export class RedemptionJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly lifecycle: RedemptionLifecycle,
  ) {}

  onModuleInit(): void {
    this.handlers.register(forgetReceiver, ({ id }) => this.forget(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: forgetReceiver,
        table: 'rewards.redemption',
        at: 'delivery_until',
        where: 'delivery_until is not null',
        payload: { id: 'id' },
      }),
    );
  }

  private forget(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.lifecycle.lock(id);
      if (!row?.deliveryUntil || row.deliveryUntil > (await this.clock.ofDatabase())) return;
      await this.lifecycle.applyMove(row, 'FORGET', {}, SYSTEM);
    });
  }
}
