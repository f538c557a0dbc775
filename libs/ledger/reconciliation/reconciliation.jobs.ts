import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { reconcileAccounts, reconcileBooks } from './reconciliation.job-definitions.js';
import { LedgerReconciliation } from './reconciliation.service.js';

@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly reconciliation: LedgerReconciliation,
  ) {}

  onModuleInit(): void {
    this.handlers.register(reconcileAccounts, () => this.reconciliation.slice());
    this.handlers.register(reconcileBooks, () => this.reconciliation.whole());
  }
}
