import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { runDueAnnouncement } from './announcement.job-definitions.js';
import { AnnouncementLifecycle } from './announcement.lifecycle.js';

/** Begins what is planned and ends what is over. */
@Injectable()
export class AnnouncementJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly announcements: AnnouncementLifecycle,
    private readonly handlers: JobHandlers,
    private readonly deadlines: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(runDueAnnouncement, ({ id }) => this.announcements.runDue(id));
    this.deadlines.watch(
      dueTable(this.database, {
        job: runDueAnnouncement,
        table: 'site.announcement',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
