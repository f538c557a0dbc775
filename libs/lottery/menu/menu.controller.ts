import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listLotteryMenu, listRecentLotteryGames, openLottery } from '../common/game-menu.calls.js';
import { getPlayMenu, listChaseDraws } from '../common/play-menu.calls.js';
import { GameMenu } from './game-menu.js';
import { PlayMenu } from './play-menu.js';

@Controller()
export class MenuController {
  constructor(
    private readonly games: GameMenu,
    private readonly play: PlayMenu,
  ) {}

  @Handle(listLotteryMenu)
  list(input: InputOf<typeof listLotteryMenu>, caller: Caller) {
    return this.games.list(caller, input);
  }

  @Handle(listRecentLotteryGames)
  recent(input: InputOf<typeof listRecentLotteryGames>, caller: LoggedIn) {
    return this.games.recent(caller, input);
  }

  @Handle(openLottery)
  open(input: InputOf<typeof openLottery>, caller: LoggedIn) {
    return this.games.open(caller, input);
  }

  @Handle(getPlayMenu)
  get(input: InputOf<typeof getPlayMenu>, caller: Caller) {
    return this.play.get(caller, input);
  }

  @Handle(listChaseDraws)
  chaseDraws(input: InputOf<typeof listChaseDraws>, caller: LoggedIn) {
    return this.play.chaseDraws(caller, input);
  }
}
