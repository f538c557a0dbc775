import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { cancelChase, getChase, listChases, placeChase } from '../common/chases.calls.js';
import { ChaseEnds } from './chase-ends.js';
import { ChaseOrders } from './chase-orders.js';
import { ChaseQueries } from './chase-queries.js';

@Controller()
export class ChasesController {
  constructor(
    private readonly orders: ChaseOrders,
    private readonly ends: ChaseEnds,
    private readonly queries: ChaseQueries,
  ) {}

  @Handle(placeChase)
  place(input: InputOf<typeof placeChase>, caller: LoggedIn) {
    return this.orders.place(caller, input);
  }

  @Handle(cancelChase)
  cancel({ id }: InputOf<typeof cancelChase>, caller: LoggedIn) {
    return this.ends.cancel(caller, id);
  }

  @Handle(listChases)
  list(input: InputOf<typeof listChases>, caller: LoggedIn) {
    return this.queries.list(caller, input);
  }

  @Handle(getChase)
  get(input: InputOf<typeof getChase>, caller: LoggedIn) {
    return this.queries.get(caller, input);
  }
}
