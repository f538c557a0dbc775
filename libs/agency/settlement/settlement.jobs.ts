import { Injectable, type OnApplicationBootstrap, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { DeadlineScheduler, type DueSource } from '#libs/platform/jobs/deadline-scheduler';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { Payouts } from './payouts.service.js';
import { payOpen, settle, verifySettlements } from './settlement.job-definitions.js';
import type { Cycle } from './settlement-clock.js';
import { SettlementSchedule } from './settlement-schedule.js';
import { SettlementVerifier } from './settlement-verifier.js';
import { Settlements } from './settlements.service.js';

const HOUR_MS = 3_600_000;
/** The check runs once a day. It covers a day, and an hour more in case it ran late. */
const VERIFIED_MS = 25 * HOUR_MS;

/**
 * Starts all of settlement: `agency.settle` when a cycle is due, which also pays; `agency.pay-open` each minute, for payouts that a killed
 * worker left and for unpaid ones; a worker that starts, for pending ones; and the check once a day. Late rounds start nothing: they come
 * with the intake, and the next due cycle finds them.
 */
@Injectable()
export class SettlementJobs implements OnModuleInit, OnApplicationBootstrap {
  constructor(
    private readonly clock: Clock,
    private readonly schedule: SettlementSchedule,
    private readonly settlements: Settlements,
    private readonly payouts: Payouts,
    private readonly verifier: SettlementVerifier,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  async onModuleInit(): Promise<void> {
    this.handlers.register(settle, (cycle) => this.settle(cycle));
    this.handlers.register(payOpen, () => this.payouts.payOpen());
    this.handlers.register(verifySettlements, async () => {
      await this.verifier.verifySince(new Date(this.clock.now().getTime() - VERIFIED_MS));
    });
    await this.schedule.open();
    this.scheduler.watch(this.dueCycles());
  }

  /** Pays what a killed worker has left. */
  onApplicationBootstrap(): void {
    this.payouts.payPending().catch(() => undefined); // the repeating job tries again
  }

  /** Pays all that is pending, of this cycle or another one. */
  private async settle(cycle: Cycle): Promise<void> {
    await this.settlements.run(cycle);
    await this.payouts.payPending();
  }

  private dueCycles(): DueSource {
    const due = async (now: Date, skip: number) => {
      const rows = await this.schedule.due(now, skip);
      return rows.map(({ dueAt, ...payload }) => ({
        at: dueAt,
        jobId: ['agency-settle', payload.brand, payload.kind, payload.code, dueAt.getTime()].join('-'),
        payload,
      }));
    };
    return { job: settle, due };
  }
}
