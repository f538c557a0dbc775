import { Module } from '@nestjs/common';
import { CashierModule } from '#libs/cashier/index';
import { LedgerModule } from '#libs/ledger/index';
import { DepositDeskController } from './deposit-desk.controller.js';
import { QueueController } from './queue.controller.js';
import { QueueBoard } from './queue-board.js';
import { WithdrawalDeskController } from './withdrawal-desk.controller.js';
import { WithdrawalQueueController } from './withdrawal-queue.controller.js';

/** Mounted by api and worker: either may change what waits for an operator. */
@Module({ imports: [CashierModule], providers: [QueueBoard], exports: [QueueBoard] })
export class OperationsModule {}

@Module({
  imports: [CashierModule, LedgerModule, OperationsModule],
  controllers: [QueueController, DepositDeskController, WithdrawalQueueController, WithdrawalDeskController],
})
export class OperationsHttpModule {}
