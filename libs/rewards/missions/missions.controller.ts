import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getMissions } from '../common/missions.calls.js';
import { MissionQueries } from './mission-queries.js';

@Controller()
export class MissionsController {
  constructor(private readonly queries: MissionQueries) {}

  @Handle(getMissions)
  list(input: InputOf<typeof getMissions>, caller: LoggedIn) {
    return this.queries.list(caller, input);
  }
}
