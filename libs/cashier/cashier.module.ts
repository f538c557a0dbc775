import { Module } from '@nestjs/common';
import { LedgerModule } from '#libs/ledger/index';
import { DepositController } from './deposit.controller.js';
import { DepositJobs } from './deposit.jobs.js';
import { DepositService } from './deposit.service.js';
import { DepositDesk } from './deposit-desk.js';
import { DepositMoves } from './deposit-moves.js';
import { DepositRecord } from './deposit-record.js';
import { DepositReports } from './deposit-reports.js';
import { PaymentProviders } from './payment-providers.js';
import { ProviderEvents } from './provider-events.js';

@Module({
  imports: [LedgerModule],
  providers: [
    PaymentProviders,
    DepositDesk,
    DepositReports,
    DepositMoves,
    DepositRecord,
    DepositService,
    ProviderEvents,
  ],
  exports: [DepositDesk, DepositReports, DepositMoves, DepositRecord, DepositService, ProviderEvents],
})
export class CashierModule {}

@Module({ imports: [CashierModule], controllers: [DepositController] })
export class CashierHttpModule {}

@Module({ imports: [CashierModule], providers: [DepositJobs] })
export class CashierJobsModule {}
