import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { convertPoints, getPointBalance, getPointConfig, getPointHistory } from '../common/points.calls.js';
import { PointQueries } from './point-queries.js';
import { Points } from './points.service.js';

@Controller()
export class PointsController {
  constructor(
    private readonly queries: PointQueries,
    private readonly points: Points,
  ) {}

  @Handle(getPointBalance)
  balance(_: unknown, caller: LoggedIn) {
    return this.queries.balance(caller);
  }

  @Handle(getPointConfig)
  config(_: unknown, caller: LoggedIn) {
    return this.queries.config(caller);
  }

  @Handle(getPointHistory)
  history(input: InputOf<typeof getPointHistory>, caller: LoggedIn) {
    return this.queries.history(caller, input);
  }

  @Handle(convertPoints)
  convert(input: InputOf<typeof convertPoints>, caller: LoggedIn) {
    return this.points.convert(caller, input);
  }
}
