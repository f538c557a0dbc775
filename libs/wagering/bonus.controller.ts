import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { BonusQueries } from './bonus-queries.js';
import { Bonuses } from './bonuses.js';
import { giveUpBonus, listBonuses } from './common/bonus.calls.js';

@Controller()
export class BonusController {
  constructor(
    private readonly bonuses: Bonuses,
    private readonly queries: BonusQueries,
  ) {}

  @Handle(listBonuses)
  list(_: unknown, caller: LoggedIn) {
    return this.queries.list(caller.person);
  }

  @Handle(giveUpBonus)
  giveUp(input: InputOf<typeof giveUpBonus>, caller: LoggedIn) {
    return this.bonuses.giveUp(caller, input);
  }
}
