import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE, DueWaiter } from '#libs/platform/jobs/due-waiter';
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
    this.waiter.watch({
      job: closeTrial,
      next: () => this.nextDue(),
      due: (now, skip) => this.due(now, skip),
    });
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

  private async nextDue(): Promise<number | null> {
    const [row] = await this.database.query<{ at: Date | null }>(
      `select min(closes_at) as at from identity.member where status = 'active' and closes_at is not null`,
    );
    return row?.at?.getTime() ?? null;
  }

  private async due(now: Date, skip: number) {
    const rows = await this.database.query<{ id: string; at: Date }>(
      `select id, closes_at as at from identity.member where status = 'active' and closes_at <= $1
       order by closes_at, id limit $2 offset $3`,
      [now, DUE_PAGE, skip],
    );
    return rows.map(({ id, at }) => ({ at, jobId: `trial-close-${id}`, payload: { member: id } }));
  }
}
