import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { claimRebate, getRebate, listRebatePayments } from '../common/rebate.calls.js';
import { RebateQueries } from './rebate-queries.js';
import { Rebates } from './rebates.service.js';

@Controller()
export class RebateController {
  constructor(
    private readonly queries: RebateQueries,
    private readonly rebates: Rebates,
  ) {}

  @Handle(getRebate)
  get(_: unknown, caller: LoggedIn) {
    return this.queries.get(caller);
  }

  @Handle(claimRebate)
  claim(_: unknown, caller: LoggedIn) {
    return this.rebates.claim(caller);
  }

  @Handle(listRebatePayments)
  payments(input: InputOf<typeof listRebatePayments>, caller: LoggedIn) {
    return this.queries.payments(caller, input);
  }
}
