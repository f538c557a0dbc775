import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { expireProposal } from './proposal.job-definitions.js';
import { Proposals } from './proposals.service.js';

/** Ends proposals that nobody decided in time. */
@Injectable()
export class ProposalJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly proposals: Proposals,
    private readonly handlers: JobHandlers,
    private readonly deadlines: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(expireProposal, ({ id }) => this.proposals.expire(id));
    this.deadlines.watch(
      dueTable(this.database, {
        job: expireProposal,
        table: 'operations.proposal',
        at: 'expires_at',
        where: `state = 'open'`,
        payload: { id: 'id' },
      }),
    );
  }
}
