import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE, type DueSource, DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { ReceiptAlarms } from './receipt-alarms.js';
import { type PayoutRef, receiveByTimeout, remindOfReceipt } from './withdrawal-job-kinds.js';

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
    const due = async (now: Date, skip: number) => {
      const rows = await this.database.query<PayoutRef & { at: Date }>(
        `select withdrawal, no as tranche, attempt, ${column} as at from cashier.tranche
         where status = 'sent' and ${column} <= $1 order by ${column}, withdrawal, no limit $2 offset $3`,
        [now, DUE_PAGE, skip],
      );
      return rows.map(({ at, ...payload }) => ({
        at,
        jobId: [job.name.replace('.', '-'), payload.withdrawal, payload.tranche, payload.attempt].join('-'),
        payload,
      }));
    };
    const next = async () => {
      const [row] = await this.database.query<{ at: Date | null }>(
        `select min(${column}) as at from cashier.tranche where status = 'sent'`,
      );
      return row?.at?.getTime() ?? null;
    };
    return { job, next, due };
  }
}
