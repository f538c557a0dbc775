import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { EntitlementLifecycle } from '../campaigns/entitlement.lifecycle.js';
import { closeApplication } from './application.job-definitions.js';

/** Nothing of it can be approved any more. */
const OF_ENDED = `status in ('applying', 'process') and tries_left is not null
  and campaign in (select id from rewards.campaign where status = 'ended')`;

/** Closes applications of ended campaigns one by one, since who ends a campaign locks it before what is locked for a decision. */
@Injectable()
export class ApplicationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly entitlements: EntitlementLifecycle,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeApplication, ({ id }) => this.close(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: closeApplication,
        table: 'rewards.entitlement',
        at: 'held_at',
        where: OF_ENDED,
        payload: { id: 'id' },
      }),
    );
  }

  private close(id: string): Promise<void> {
    return this.database.transaction(async () => {
      const row = await this.entitlements.lock(id);
      const due = await this.database.query(`select from rewards.entitlement where id = $1 and ${OF_ENDED}`, [
        id,
      ]);
      if (row && due.length > 0) await this.entitlements.applyMove(row, 'CLOSE', {}, SYSTEM);
    });
  }
}
