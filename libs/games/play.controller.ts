import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getBet, listBets } from './common/bet-record.calls.js';
import { getRunningGame, launchGame, listRecentGames } from './common/game-launch.calls.js';
import { getProfitLoss } from './common/profit-loss.calls.js';
import { listWinners } from './common/winners.calls.js';
import { Launches } from './launches/launch.service.js';
import { StartedGames } from './launches/started-games.js';
import { BetRecord } from './records/bet-record.service.js';
import { ProfitLoss } from './records/profit-loss.service.js';
import { Winners } from './records/winners.service.js';

@Controller()
export class PlayController {
  constructor(
    private readonly launches: Launches,
    private readonly started: StartedGames,
    private readonly record: BetRecord,
    private readonly profit: ProfitLoss,
    private readonly winners: Winners,
  ) {}

  @Handle(launchGame)
  launch(input: InputOf<typeof launchGame>, caller: LoggedIn) {
    return this.launches.launch(caller, input);
  }

  @Handle(listRecentGames)
  recent(input: InputOf<typeof listRecentGames>, caller: LoggedIn) {
    return this.started.recent(caller, input);
  }

  @Handle(getRunningGame)
  running(input: InputOf<typeof getRunningGame>, caller: LoggedIn) {
    return this.started.running(caller, input);
  }

  @Handle(listBets)
  bets(input: InputOf<typeof listBets>, caller: LoggedIn) {
    return this.record.list(caller, input);
  }

  @Handle(getBet)
  bet(input: InputOf<typeof getBet>, caller: LoggedIn) {
    return this.record.one(caller, input.id);
  }

  @Handle(getProfitLoss)
  profitLoss(input: InputOf<typeof getProfitLoss>, caller: LoggedIn) {
    return this.profit.read(caller, input);
  }

  @Handle(listWinners)
  async rankList(input: InputOf<typeof listWinners>, caller: Caller) {
    const gameType = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
    return { list: await this.winners.today(caller.brand, input.limitNum, gameType) };
  }
}
