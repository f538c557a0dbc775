import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { listDepositBonuses } from '../common/deposit-bonuses.calls.js';
import { DepositBonuses } from './deposit-bonuses.js';

@Controller()
export class DepositBonusesController {
  constructor(private readonly bonuses: DepositBonuses) {}

  @Handle(listDepositBonuses)
  list(input: InputOf<typeof listDepositBonuses>, caller: LoggedIn) {
    return this.bonuses.list(caller, input);
  }
}
