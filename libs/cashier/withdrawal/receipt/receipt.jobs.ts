import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import type { DueSource } from '#libs/platform/jobs/due-source';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { deadlinesSuspended } from '#libs/site/index';
import { receiveByTimeout, remindOfReceipt } from './receipt.job-definitions.js';
import { ReceiptTimers } from './receipt-timers.js';

/** Schedules the reminders of unanswered tranches, and the deadlines at which they count as received. */
@Injectable()
export class ReceiptJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly timers: ReceiptTimers,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remindOfReceipt, (attempt) => this.timers.remind(attempt));
    this.handlers.register(receiveByTimeout, (attempt) => this.timers.autoReceive(attempt));
    this.scheduler.watch(this.source(remindOfReceipt, 'remind_at'));
    this.scheduler.watch(this.source(receiveByTimeout, 'deadline_at'));
  }

  private source(job: typeof remindOfReceipt, column: 'remind_at' | 'deadline_at'): DueSource {
    return dueTable(this.database, {
      job,
      table: 'cashier.tranche',
      at: column,
      where: `status = 'sent' and not exists (select from cashier.withdrawal w
        where w.id = due.withdrawal and ${deadlinesSuspended('w.brand')})`,
      payload: { withdrawal: 'withdrawal', tranche: 'no', attempt: 'attempt' },
    });
  }
}
