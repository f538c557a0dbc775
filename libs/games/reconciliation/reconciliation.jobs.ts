import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { TransferComparison } from '../transfer-wallets/transfer-comparison.js';
import { reconcileNightly, reconcileRecent } from './reconciliation.job-definitions.js';
import { Reconciliation } from './reconciliation.service.js';

const MINUTE_MS = 60_000;
/** Twice the interval between two runs, so that a failed run is made up for. */
const RECENT_MS = 20 * MINUTE_MS;
const TWO_DAYS_MS = 48 * 60 * MINUTE_MS;
/** Newer transactions may still be in transit. */
const IN_TRANSIT_MS = 5 * MINUTE_MS;

@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly reconciliation: Reconciliation,
    private readonly transfers: TransferComparison,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.handlers.register(reconcileRecent, () => this.over(RECENT_MS));
    this.handlers.register(reconcileNightly, () => this.over(TWO_DAYS_MS));
  }

  private async over(span: number): Promise<void> {
    const to = this.clock.toRealTime().getTime() - IN_TRANSIT_MS;
    await this.reconciliation.run(new Date(to - span), new Date(to));
    await this.transfers.run(span);
  }
}
