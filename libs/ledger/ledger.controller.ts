import { Controller } from '@nestjs/common';
import { CallerOf, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BalanceService } from './balance.service.js';
import { getBalance } from './common/ledger.calls.js';

@Controller()
export class LedgerController {
  constructor(private readonly balances: BalanceService) {}

  @Handle(getBalance)
  balance(@CallerOf() caller: LoggedIn) {
    return this.balances.current(caller.person);
  }
}
