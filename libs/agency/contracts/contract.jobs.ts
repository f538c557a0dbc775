import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { dueTable } from '#libs/platform/jobs/due-table';
import { DueWaiter } from '#libs/platform/jobs/due-waiter';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { endContract } from './contract-job-kinds.js';
import { ContractMoves } from './contract-moves.js';
import { ContractStore } from './contract-store.js';

/** Ends contracts whose last period is over. */
@Injectable()
export class ContractJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly store: ContractStore,
    private readonly moves: ContractMoves,
    private readonly handlers: JobHandlers,
    private readonly waiter: DueWaiter,
  ) {}

  onModuleInit(): void {
    this.handlers.register(endContract, ({ contract }) => this.end(contract));
    this.waiter.watch(
      dueTable(this.database, {
        job: endContract,
        table: 'agency.contract',
        at: 'in_force_until',
        where: `status = 'ending'`,
        payload: { contract: 'id::text' },
      }),
    );
  }

  /** Looks again under the lock: it does nothing where it is too early, or done. */
  async end(id: string): Promise<void> {
    await this.database.transaction(async () => {
      const contract = await this.store.lock(id);
      if (contract?.status !== 'ending' || !contract.inForceUntil) return;
      if (contract.inForceUntil > this.clock.now()) return;
      await this.moves.end(contract, { by: 'rule', actor: 'system' });
    });
  }
}
