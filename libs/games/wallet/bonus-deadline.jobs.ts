import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { Clock, databaseNow } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { Bonuses } from '#libs/wagering/index';
import { meetBonusDeadline } from './bonus-deadline.job-definitions.js';

/** Bonuses whose time has come. It is games that know whether rounds of a bonus are still open. */
@Injectable()
export class BonusDeadlines implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly bonuses: Bonuses,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(meetBonusDeadline, ({ id }) => this.meet(id));
    this.scheduler.watch(
      dueTable(this.database, {
        job: meetBonusDeadline,
        table: 'wagering.due_bonus_view',
        at: 'due_at',
        where: 'true',
        payload: { id: 'id' },
      }),
    );
  }

  /** Does nothing before the bonus is due. */
  async meet(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const [met] = await this.database.query<{
        brand: string;
        member: string;
        currency: Currency;
        at: Date;
      }>(
        `select bonus.brand, bonus.member, bonus.currency, now.at
         from (select ${databaseNow('$2')} as at) now, games.meet_bonus_deadline($1, now.at) met
         join wagering.bonus_view bonus on bonus.id = $1 where met.member is not null`,
        [id, this.clock.offsetMs],
      );
      if (met) await this.bonuses.publishChanges(met, met.at, id);
    });
  }
}
