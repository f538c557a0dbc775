import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { readVendorBets } from './bet.job-definitions.js';
import { askTransfer } from './transfer.job-definitions.js';
import { TransferComparison } from './transfer-comparison.js';
import { TransferInquiries } from './transfer-inquiries.js';

/** Asks for the end of transfers when they are due, until there is one, and reads what was played. */
@Injectable()
export class TransferJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
    private readonly inquiries: TransferInquiries,
    private readonly comparison: TransferComparison,
  ) {}

  onModuleInit(): void {
    this.handlers.register(askTransfer, ({ id }) => this.inquiries.askIfDue(id));
    this.handlers.register(readVendorBets, () => this.comparison.countBets());
    this.scheduler.watch(
      dueTable(this.database, {
        job: askTransfer,
        table: 'games.wallet_transfer',
        at: 'ask_at',
        where: `state = 'sent'`,
        payload: { id: 'id' },
      }),
    );
  }
}
