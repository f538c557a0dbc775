import { Module } from '@nestjs/common';
import { AgencyModule } from '#libs/agency/index';
import { CashierModule } from '#libs/cashier/index';
import { LedgerModule } from '#libs/ledger/index';
import { DepositDeskController } from './deposit-desk.controller.js';
import { FactorResetController } from './factor-reset.controller.js';
import { HouseContractsController } from './house-contracts.controller.js';
import { LedgerFindingsController } from './ledger-findings.controller.js';
import { OverpaymentsController } from './overpayments.controller.js';
import { PaymentDeskController } from './payment-desk.controller.js';
import { QueueController } from './queue.controller.js';
import { QueueBoard } from './queue-board.js';
import { WithdrawalDeskController } from './withdrawal-desk.controller.js';
import { WithdrawalQueueController } from './withdrawal-queue.controller.js';

/** Mounted by api and worker: either may change what waits for an operator. */
@Module({ imports: [CashierModule, LedgerModule], providers: [QueueBoard], exports: [QueueBoard] })
export class OperationsModule {}

@Module({
  imports: [AgencyModule, CashierModule, LedgerModule, OperationsModule],
  controllers: [
    FactorResetController,
    HouseContractsController,
    QueueController,
    DepositDeskController,
    PaymentDeskController,
    LedgerFindingsController,
    OverpaymentsController,
    WithdrawalQueueController,
    WithdrawalDeskController,
  ],
})
export class OperationsHttpModule {}
