import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listDividends, listSalaries, listSalaryLines, payDividend } from '../common/salary.calls.js';
import { PayoutRecord } from './payout-record.js';
import { Payouts } from './payouts.service.js';

@Controller()
export class SalaryController {
  constructor(
    private readonly record: PayoutRecord,
    private readonly payouts: Payouts,
  ) {}

  @Handle(listSalaries)
  salaries(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listSalaries>) {
    return this.record.salaries(caller, input);
  }

  @Handle(listDividends)
  dividends(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listDividends>) {
    return this.record.dividends(caller, input);
  }

  @Handle(listSalaryLines)
  lines(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listSalaryLines>) {
    return this.record.opened(caller, input);
  }

  @Handle(payDividend)
  pay(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof payDividend>) {
    return this.payouts.payDividend(caller, input.id);
  }
}
