import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { MetReferrals } from './met-referrals.js';
import { checkReferral } from './referral.job-definitions.js';

@Injectable()
export class ReferralJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly referrals: MetReferrals,
  ) {}

  onModuleInit(): void {
    this.handlers.register(checkReferral, ({ referred }) => this.referrals.check(referred));
    this.scheduler.watch(
      dueTable(this.database, {
        job: checkReferral,
        table: 'rewards.referral',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { referred: 'referred' },
      }),
    );
  }
}
