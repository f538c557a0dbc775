import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getLeaderboard, listLeaderboards } from '../common/leaderboards.calls.js';
import { LeaderboardQueries } from './leaderboard-queries.js';

@Controller()
export class LeaderboardsController {
  constructor(private readonly queries: LeaderboardQueries) {}

  @Handle(listLeaderboards)
  list(input: InputOf<typeof listLeaderboards>, caller: LoggedIn) {
    return this.queries.list(caller, input);
  }

  @Handle(getLeaderboard)
  get(input: InputOf<typeof getLeaderboard>, caller: LoggedIn) {
    return this.queries.get(caller, input);
  }
}
