import { Injectable, type OnModuleInit } from '@nestjs/common';
import { CallChecks } from '#libs/platform/http/call-checks';
import { transferDownline, transferUpline } from './common/transfer.calls.js';
import { createWithdrawal } from './common/withdrawal.calls.js';
import { TransferService } from './transfer/transfer.service.js';
import { WithdrawalService } from './withdrawal/withdrawal.service.js';

/** Orders that take the payment password are checked before their transaction begins. */
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
