import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getLotteryLeaderboard, listLotteryMissions } from '../common/lottery-missions.calls.js';
import { LotteryLeaderboardQueries } from './lottery-leaderboard-queries.js';
import { LotteryMissionQueries } from './lottery-mission-queries.js';

@Controller()
export class LotteryMissionsController {
  constructor(
    private readonly missions: LotteryMissionQueries,
    private readonly leaderboards: LotteryLeaderboardQueries,
  ) {}

  @Handle(listLotteryMissions)
  list(input: InputOf<typeof listLotteryMissions>, caller: LoggedIn) {
    return this.missions.list(caller, input);
  }

  @Handle(getLotteryLeaderboard)
  leaderboard(input: InputOf<typeof getLotteryLeaderboard>, caller: LoggedIn) {
    return this.leaderboards.get(caller, input);
  }
}
