import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { runDueArticle } from './article.job-definitions.js';
import { ArticlePlans } from './article-plans.js';

/** Tells open pages when an article begins or ends, and lets planned texts begin. */
@Injectable()
export class ArticleJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly plans: ArticlePlans,
    private readonly handlers: JobHandlers,
    private readonly deadlines: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(runDueArticle, ({ id }) => this.plans.runDue(String(id)));
    this.deadlines.watch(
      dueTable(this.database, {
        job: runDueArticle,
        table: 'site.article',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { id: 'id' },
      }),
    );
  }
}
