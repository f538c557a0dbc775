import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { lapseReward, takeSignal } from './campaign.job-definitions.js';
import { EntitlementLifecycle } from './entitlement.lifecycle.js';
import { SignalTaker } from './signal-taker.js';

@Injectable()
export class CampaignJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly taker: SignalTaker,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  onModuleInit(): void {
    this.handlers.register(takeSignal, ({ id }) => this.taker.take(id));
    this.handlers.register(lapseReward, ({ id }) => this.entitlements.lapse(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: takeSignal,
        table: 'rewards.signal',
        at: 'at',
        where: 'true',
        payload: { id: 'id' },
      }),
    );
    this.scheduler.watch(
      dueTable(this.database, {
        job: lapseReward,
        table: 'rewards.entitlement',
        at: 'lapses_at',
        where: 'lapses_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
