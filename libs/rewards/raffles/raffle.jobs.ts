import { Injectable, type OnModuleInit } from '@nestjs/common';
import { SealedData } from '#libs/platform/crypto/sealed-data';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { closeRaffle, drawRaffle } from './raffle.job-definitions.js';
import { RaffleClosing } from './raffle-closing.js';

@Injectable()
export class RaffleJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly closing: RaffleClosing,
    private readonly sealed: SealedData,
  ) {}

  onModuleInit(): void {
    this.sealed.columns.push({ table: 'rewards.raffle', key: 'id', type: 'bigint', column: 'sealed_seed' });
    this.handlers.register(closeRaffle, ({ id }) => this.closing.close(id));
    this.handlers.register(drawRaffle, ({ id }) => this.closing.draw(id));
    const due = { table: 'rewards.raffle', at: 'due_at', payload: { id: 'id' } };
    const isDue = 'due_at is not null and closed_at is';
    this.scheduler.watch(dueTable(this.database, { ...due, job: closeRaffle, where: `${isDue} null` }));
    this.scheduler.watch(dueTable(this.database, { ...due, job: drawRaffle, where: `${isDue} not null` }));
  }
}
