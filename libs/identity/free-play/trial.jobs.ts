import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { dueTable } from '#libs/platform/jobs/due-table';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { Sessions } from '../sessions/sessions.service.js';
import { closeTrial } from './trial-job-kinds.js';

/** Closes trial accounts whose time is over; they are kept, and nobody comes in again. */
@Injectable()
export class TrialJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeTrial, ({ member }) => this.close(member));
    this.waiter.watch(
      dueTable(this.database, {
        job: closeTrial,
        table: 'identity.member',
        at: 'closes_at',
        where: `status = 'active'`,
        payload: { member: 'id::text' },
      }),
    );
  }

  async close(member: string): Promise<void> {
    await this.database.transaction(async () => {
      const [closed] = await this.database.query<{ brand: string }>(
        `with closed as (
           update identity.member set status = 'closed'
           where id = $1 and status = 'active' and closes_at <= $2 returning brand)
         select brand from closed`,
        [member, this.clock.now()],
      );
      if (!closed) return;
      await this.sessions.endAll(member, 'expired');
      await this.audit.record({
        brand: closed.brand,
        actor: 'system',
        action: 'trial.closed',
        subject: `member ${member}`,
      });
    });
  }
}
