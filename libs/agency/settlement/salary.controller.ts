import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listDividends, listSalaries, listSalaryLines, payDividend } from '../common/salary.calls.js';
import { PayoutQueries } from './payout-queries.js';
import { Payouts } from './payouts.service.js';

@Controller()
export class SalaryController {
  constructor(
    private readonly queries: PayoutQueries,
    private readonly payouts: Payouts,
  ) {}

  @Handle(listSalaries)
  salaries(input: InputOf<typeof listSalaries>, caller: LoggedIn) {
    return this.queries.salaries(caller, input);
  }

  @Handle(listDividends)
  dividends(input: InputOf<typeof listDividends>, caller: LoggedIn) {
    return this.queries.dividends(caller, input);
  }

  @Handle(listSalaryLines)
  lines(input: InputOf<typeof listSalaryLines>, caller: LoggedIn) {
    return this.queries.lines(caller, input);
  }

  @Handle(payDividend)
  pay(input: InputOf<typeof payDividend>, caller: LoggedIn) {
    return this.payouts.payDividend(caller, input.id);
  }
}
