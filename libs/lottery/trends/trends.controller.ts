import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getTrend } from '../common/trends.calls.js';
import { TrendQueries } from './trend-queries.js';

@Controller()
export class TrendsController {
  constructor(private readonly queries: TrendQueries) {}

  @Handle(getTrend)
  get(input: InputOf<typeof getTrend>, caller: Caller) {
    return this.queries.get(caller, input);
  }
}
