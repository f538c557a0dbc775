import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DeadlineScheduler } from '#libs/platform/jobs/deadline-scheduler';
import { dueTable } from '#libs/platform/jobs/due-table';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { SYSTEM } from '#libs/platform/transitions/actor-context';
import { endContract } from './contract.job-definitions.js';
import { ContractLifecycle } from './contract.lifecycle.js';

/** Ends contracts whose last period is over. */
@Injectable()
export class ContractJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly lifecycle: ContractLifecycle,
    private readonly handlers: JobHandlers,
    private readonly scheduler: DeadlineScheduler,
  ) {}

  onModuleInit(): void {
    this.handlers.register(endContract, ({ contract }) => this.end(contract));
    this.scheduler.watch(
      dueTable(this.database, {
        job: endContract,
        table: 'agency.contract',
        at: 'in_force_until',
        where: `status = 'ending'`,
        payload: { contract: 'id::text' },
      }),
    );
  }

  /** Checks the row again under its lock, and does nothing if it is too early or already done. */
  async end(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const contract = await this.lifecycle.lock(id);
      if (contract?.status !== 'ending' || !contract.inForceUntil) return;
      if (contract.inForceUntil > this.clock.now()) return;
      await this.lifecycle.applyMove(contract, 'END', {}, { ...SYSTEM, role: 'rule' });
    });
  }
}
