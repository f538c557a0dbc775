import { Injectable, type OnModuleInit } from '@nestjs/common';
import { JobHandlers } from '#libs/platform/jobs/job-handlers';
import { collectDebts } from './debt.job-definitions.js';
import { Debts } from './debts.js';

@Injectable()
export class DebtJobs implements OnModuleInit {
  constructor(
    private readonly handlers: JobHandlers,
    private readonly debts: Debts,
  ) {}

  onModuleInit(): void {
    this.handlers.register(collectDebts, () => this.debts.collectAll());
  }
}
