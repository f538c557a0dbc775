import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CallChecks } from '#libs/platform/http/call-checks';
import { transferDownline, transferUpline } from './common/transfer.calls.js';
import { createWithdrawal } from './common/withdrawal.calls.js';
import { TransferService } from './transfer/transfer.service.js';
import { WithdrawalService } from './withdrawal/withdrawal.service.js';

/**
 * Registers the checks of orders that need the payment password. They run before the transaction of the order, so that a
 * failed attempt at the password is counted although the order is refused.
 */
@Injectable()
export class MoneyCallChecks implements OnModuleInit {
  constructor(
    private readonly checks: CallChecks,
    private readonly withdrawals: WithdrawalService,
    private readonly transfers: TransferService,
  ) {}

  onModuleInit(): void {
    this.checks.register(createWithdrawal, (caller, input) => this.withdrawals.check(caller, input));
    for (const call of [transferDownline, transferUpline])
      this.checks.register(call, (caller, order) => this.transfers.check(caller, order));
  }
}
