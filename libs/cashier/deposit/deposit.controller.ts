import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { SiteService } from '#libs/site/index';
import { createDeposit, getDeposit, listDepositMethods, listDeposits } from '../common/deposit.calls.js';
import { DepositService } from './deposit.service.js';
import { DepositQueries } from './deposit-queries.js';

@Controller()
export class DepositController {
  constructor(
    private readonly deposits: DepositService,
    private readonly queries: DepositQueries,
    private readonly site: SiteService,
  ) {}

  @Handle(listDepositMethods)
  methods(_: unknown, caller: Caller) {
    return this.deposits.methods(caller.brand);
  }

  @Handle(createDeposit)
  create(input: InputOf<typeof createDeposit>, caller: LoggedIn, context: CallContext) {
    return this.deposits.create(caller, input, this.site.languageOf(caller, context));
  }

  @Handle(listDeposits)
  list(input: InputOf<typeof listDeposits>, caller: LoggedIn) {
    return this.queries.list(caller.person, input.pageNo, input.pageSize);
  }

  @Handle(getDeposit)
  one({ id }: InputOf<typeof getDeposit>, caller: LoggedIn, context: CallContext) {
    return this.queries.get(caller.person, id, this.site.languageOf(caller, context));
  }
}
