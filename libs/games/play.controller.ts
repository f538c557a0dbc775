import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { type Caller, CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BetRecord } from './bet-record.service.js';
import { getBet, listBets } from './common/bet-record.calls.js';
import { launchGame, listRecentGames } from './common/game-launch.calls.js';
import { listWinners } from './common/winners.calls.js';
import { Launches } from './launch.service.js';
import { Winners } from './winners.service.js';

@Controller()
export class PlayController {
  constructor(
    private readonly launches: Launches,
    private readonly record: BetRecord,
    private readonly winners: Winners,
  ) {}

  @Handle(launchGame)
  launch(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof launchGame>) {
    return this.launches.launch(caller, input);
  }

  @Handle(listRecentGames)
  recent(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listRecentGames>) {
    return this.launches.recent(caller, input);
  }

  @Handle(listBets)
  bets(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listBets>) {
    return this.record.list(caller, input);
  }

  @Handle(getBet)
  bet(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof getBet>) {
    return this.record.one(caller, input.id);
  }

  @Handle(listWinners)
  async rankList(@CallerOf() caller: Caller, @Input() input: InputOf<typeof listWinners>) {
    const gameType = input.gameCategory === 'ALL' ? undefined : input.gameCategory;
    return { list: await this.winners.today(caller.brand, input.limitNum, gameType) };
  }
}
