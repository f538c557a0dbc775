import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BrandRegistry } from '#libs/site/index';
import { AccountRecord } from './account-record.service.js';
import { BalanceService } from './balance.service.js';
import { getAccountRecord } from './common/account-record.calls.js';
import { getBalance } from './common/ledger.calls.js';

@Controller()
export class LedgerController {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly balances: BalanceService,
    private readonly record: AccountRecord,
  ) {}

  @Handle(getBalance)
  balance(_: unknown, caller: LoggedIn) {
    const currency = this.brands.walletCurrency(caller.brand, caller.role === 'trial');
    return this.balances.current(caller.person, currency);
  }

  @Handle(getAccountRecord)
  accountRecord(input: InputOf<typeof getAccountRecord>, caller: LoggedIn) {
    return this.record.list(caller.person, input);
  }
}
