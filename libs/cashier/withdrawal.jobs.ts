import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { DueSource } from '#libs/platform/jobs/due-source';
import { dueTable } from '#libs/platform/jobs/due-table';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { ReceiptAlarms } from './receipt-alarms.js';
import { receiveByTimeout, remindOfReceipt } from './withdrawal-job-kinds.js';

/** Watches the times of tranches that nobody answered. */
@Injectable()
export class WithdrawalJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly alarms: ReceiptAlarms,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remindOfReceipt, (payout) => this.alarms.remind(payout));
    this.handlers.register(receiveByTimeout, (payout) => this.alarms.autoReceive(payout));
    this.waiter.watch(this.source(remindOfReceipt, 'remind_at'));
    this.waiter.watch(this.source(receiveByTimeout, 'deadline_at'));
  }

  private source(job: typeof remindOfReceipt, column: 'remind_at' | 'deadline_at'): DueSource {
    return dueTable(this.database, {
      job,
      table: 'cashier.tranche',
      at: column,
      where: `status = 'sent'`,
      payload: { withdrawal: 'withdrawal', tranche: 'no', attempt: 'attempt' },
    });
  }
}
