import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { deadlinesSuspended } from '#libs/site/index';
import { Sessions } from '../sessions/sessions.service.js';
import { closeTrial } from './trial.job-definitions.js';

/** Closes trial accounts whose time is over. Their rows stay, and nobody can log in any more. */
@Injectable()
export class TrialJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly members: Members,
    private readonly audit: Audit,
    private readonly sessions: Sessions,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(closeTrial, ({ member }) => this.close(member));
    this.scheduler.watch(
      dueTable(this.database, {
        job: closeTrial,
        table: 'members.member_view',
        at: 'closes_at',
        where: `status = 'active' and not ${deadlinesSuspended('due.brand')}`,
        payload: { member: 'id::text' },
      }),
    );
  }

  async close(member: string): Promise<void> {
    await this.database.transaction(async () => {
      const closed = await this.members.closeTrial(member);
      if (!closed) return;
      await this.sessions.endAll(member, { reason: 'expired', actor: 'system' });
      await this.audit.record({
        brand: closed.brand,
        actor: 'system',
        action: 'trial.closed',
        subject: `member ${member}`,
      });
    });
  }
}
