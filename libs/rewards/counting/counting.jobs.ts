import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { DueAwards } from '../periods/due-awards.js';
import { Rebates } from '../rebate/rebates.service.js';
import { closePeriod, countPlay, payRebate, verifyPlay } from './counting.job-definitions.js';
import { OpenPeriods } from './open-periods.js';
import { PlayCounter } from './play-counter.js';
import { PlayVerifier } from './play-verifier.js';

@Injectable()
export class CountingJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly counter: PlayCounter,
    private readonly rebates: Rebates,
    private readonly periods: OpenPeriods,
    private readonly due: DueAwards,
    private readonly verifier: PlayVerifier,
  ) {}

  async onModuleInit(): Promise<void> {
    this.handlers.register(countPlay, () => this.countAll());
    this.handlers.register(verifyPlay, () => this.verifyAll());
    this.handlers.register(payRebate, ({ member }) => this.rebates.payDue(member));
    this.handlers.register(closePeriod, ({ brand, code }) => this.periods.close(brand, code));
    await this.periods.open();
    this.scheduler.watch(
      dueTable(this.database, {
        job: payRebate,
        table: 'rewards.accrual',
        at: 'due_at',
        where: 'due_at is not null',
        payload: { member: 'member' },
      }),
    );
    this.scheduler.watch(
      dueTable(this.database, {
        job: closePeriod,
        table: 'rewards.open_period',
        at: 'due_at',
        where: 'true',
        payload: { brand: 'brand', code: 'code' },
      }),
    );
  }

  private async verifyAll(): Promise<void> {
    for (const id of await this.brandIds()) await this.verifier.verify(id);
  }

  private async countAll(): Promise<void> {
    const brands = await this.brandIds();
    for (const id of brands) await this.counter.count(id);
    // Afterwards, so that a reward that cannot be given keeps no brand from counting.
    for (const id of brands) await this.due.giveAll(id);
  }

  private async brandIds(): Promise<string[]> {
    const rows = await this.database.query<{ id: string }>('select id from site.brand_view');
    return rows.map(({ id }) => id);
  }
}
