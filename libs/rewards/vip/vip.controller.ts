import { Controller } from '@nestjs/common';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getVip } from '../common/vip.calls.js';
import { VipQueries } from './vip-queries.js';

@Controller()
export class VipController {
  constructor(private readonly queries: VipQueries) {}

  @Handle(getVip)
  get(_: unknown, caller: LoggedIn) {
    return this.queries.get(caller);
  }
}
