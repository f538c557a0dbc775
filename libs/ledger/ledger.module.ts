import { Module, type OnModuleInit } from '@nestjs/common';
import { NewMembers } from '#libs/members/index';

import { AccountRecord } from './account-record.service.js';
import { BalanceService } from './balance.service.js';
import { DebtJobs } from './debt.jobs.js';
import { Debts } from './debts.js';
import { LedgerController } from './ledger.controller.js';
import { Ledger } from './ledger.service.js';
import { OutgoingFreezes } from './outgoing-freezes.js';
import { BalanceCheck } from './reconciliation/balance-check.js';
import { DebtCheck } from './reconciliation/debt-check.js';
import { LedgerFindings } from './reconciliation/findings.js';
import { Journal } from './reconciliation/journal.js';
import { JournalDays } from './reconciliation/journal-days.js';
import { LedgerChecks } from './reconciliation/ledger-checks.js';
import { ReconciliationJobs } from './reconciliation/reconciliation.jobs.js';
import { LedgerReconciliation } from './reconciliation/reconciliation.service.js';

const LEDGER = [Ledger, BalanceService, Debts, OutgoingFreezes, LedgerChecks, LedgerFindings];

@Module({ providers: LEDGER, exports: LEDGER })
export class LedgerModule implements OnModuleInit {
  constructor(
    private readonly newMembers: NewMembers,
    private readonly ledger: Ledger,
  ) {}

  onModuleInit(): void {
    this.newMembers.onAccountOpened(async ({ brand, id, currency, playMoney }) => {
      await this.ledger.openMember(brand, id, currency);
      if (playMoney > 0n) await this.ledger.grantPlayMoney(brand, id, playMoney);
    });
  }
}

@Module({ imports: [LedgerModule], controllers: [LedgerController], providers: [AccountRecord] })
export class LedgerHttpModule {}

@Module({
  imports: [LedgerModule],
  providers: [
    BalanceCheck,
    DebtCheck,
    DebtJobs,
    Journal,
    JournalDays,
    LedgerReconciliation,
    ReconciliationJobs,
  ],
})
export class LedgerJobsModule {}
