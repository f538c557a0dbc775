import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { type PayoutRef, receiveByTimeout, remindOfReceipt } from './withdrawal-job-kinds.js';
import { WithdrawalMoves } from './withdrawal-moves.js';

const AT_ONCE = 200;

/** The columns of a tranche that are watched. */
type DueColumn = 'remind_at' | 'deadline_at';

/**
 * Reminds of tranches that nobody answered, and counts them as received at their deadline. A handler looks again under
 * the lock: it does nothing where the member was first, or where the tranche was sent anew.
 */
@Injectable()
export class WithdrawalJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly moves: WithdrawalMoves,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(remindOfReceipt, (payout) => this.remind(payout));
    this.handlers.register(receiveByTimeout, (payout) => this.autoReceive(payout));
    this.waiter.watch(this.source(remindOfReceipt, 'remind_at'));
    this.waiter.watch(this.source(receiveByTimeout, 'deadline_at'));
  }

  async remind(payout: PayoutRef): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.waiting(payout);
      if (!found?.tranche.remindAt || found.tranche.remindAt > this.clock.now()) return;
      await this.moves.remind(found.withdrawal, found.tranche);
    });
  }

  async autoReceive(payout: PayoutRef): Promise<void> {
    await this.database.transaction(async () => {
      const found = await this.waiting(payout);
      if (!found || found.tranche.deadlineAt > this.clock.now()) return;
      await this.moves.autoReceive(found.withdrawal, found.tranche);
    });
  }

  /** Withdrawal and tranche, locked, where this payout still waits for its answer. */
  private async waiting({ withdrawal: id, tranche: no, attempt }: PayoutRef) {
    const withdrawal = await this.moves.lock(id);
    if (!withdrawal) return null;
    const tranche = await this.moves.tranche(withdrawal, no);
    return tranche?.status === 'sent' && tranche.attempt === attempt ? { withdrawal, tranche } : null;
  }

  private source(job: typeof remindOfReceipt, column: DueColumn) {
    const due = async (now: Date) => {
      const rows = await this.database.query<PayoutRef>(
        `select withdrawal, no as tranche, attempt from cashier.tranche
         where status = 'sent' and ${column} <= $1 order by ${column} limit $2`,
        [now, AT_ONCE],
      );
      return rows.map((payload) => ({
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
