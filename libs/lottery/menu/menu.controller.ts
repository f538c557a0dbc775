import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { getPlayMenu, listChaseDraws } from '../common/play-menu.calls.js';
import { PlayMenu } from './play-menu.js';

@Controller()
export class MenuController {
  constructor(private readonly menu: PlayMenu) {}

  @Handle(getPlayMenu)
  get(input: InputOf<typeof getPlayMenu>, caller: Caller) {
    return this.menu.get(caller, input);
  }

  @Handle(listChaseDraws)
  chaseDraws(input: InputOf<typeof listChaseDraws>, caller: LoggedIn) {
    return this.menu.chaseDraws(caller, input);
  }
}
