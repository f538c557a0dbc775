import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { DUE_PAGE, type DueSource, DueWaiter } from '#libs/platform/jobs/due-waiter';
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
    this.waiter.watch(this.source());
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

  private source(): DueSource {
    const due = async (now: Date, skip: number) => {
      const rows = await this.database.query<{ id: string; at: Date }>(
        `select id, in_force_until as at from agency.contract where status = 'ending' and in_force_until <= $1
         order by in_force_until, id limit $2 offset $3`,
        [now, DUE_PAGE, skip],
      );
      return rows.map(({ id, at }) => ({ at, jobId: `contract-end-${id}`, payload: { contract: id } }));
    };
    const next = async () => {
      const [row] = await this.database.query<{ at: Date | null }>(
        `select min(in_force_until) as at from agency.contract where status = 'ending'`,
      );
      return row?.at?.getTime() ?? null;
    };
    return { job: endContract, next, due };
  }
}
