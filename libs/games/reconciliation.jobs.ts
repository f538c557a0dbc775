import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { Reconciliation } from './reconciliation.service.js';
import { reconcileNightly, reconcileRecent } from './reconciliation-job-kinds.js';

const MINUTE_MS = 60_000;
/** Twice the time between two runs, so that one that failed is made up for. */
const RECENT_MS = 20 * MINUTE_MS;
const TWO_DAYS_MS = 48 * 60 * MINUTE_MS;

@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly reconciliation: Reconciliation,
  ) {}

  onModuleInit(): void {
    const over = (span: number) => async () => void (await this.reconciliation.run(span));
    this.handlers.register(reconcileRecent, over(RECENT_MS));
    this.handlers.register(reconcileNightly, over(TWO_DAYS_MS));
  }
}
