import { Module } from '@nestjs/common';
import { CashierModule } from '#libs/cashier/index';
import { DepositDeskController } from './deposit-desk.controller.js';
import { QueueController } from './queue.controller.js';
import { QueueBoard } from './queue-board.js';

/** Mounted by api and worker: either may change what waits for an operator. */
@Module({ imports: [CashierModule], providers: [QueueBoard], exports: [QueueBoard] })
export class OperationsModule {}

@Module({
  imports: [CashierModule, OperationsModule],
  controllers: [QueueController, DepositDeskController],
})
export class OperationsHttpModule {}
