import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { judgeReferral } from './referral.job-definitions.js';
import { ReferralJudge } from './referral-judge.js';

@Injectable()
export class ReferralJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly judge: ReferralJudge,
  ) {}

  onModuleInit(): void {
    this.handlers.register(judgeReferral, ({ referred }) => this.judge.look(referred));
    this.scheduler.watch(
      dueTable(this.database, {
        job: judgeReferral,
        table: 'rewards.referral',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { referred: 'referred' },
      }),
    );
  }
}
