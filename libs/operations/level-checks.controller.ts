import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { LevelCheckRows, LevelChecks } from '#libs/rewards/index';
import { confirmLevel, getLevelCheck, levelCheckList, refuseLevel } from './common/level-checks.calls.js';
import { levelCheckFilter } from './level-check-filter.js';

/** VIP levels that operators confirm. */
@Controller()
export class LevelChecksController {
  constructor(
    private readonly rows: LevelCheckRows,
    private readonly checks: LevelChecks,
  ) {}

  @Handle(levelCheckList.page)
  list(input: InputOf<typeof levelCheckList.page>, operator: OperatorCaller) {
    return this.rows.list(levelCheckFilter(operator, input));
  }

  @Handle(getLevelCheck)
  get({ id }: InputOf<typeof getLevelCheck>, { brand }: OperatorCaller) {
    return this.rows.get(brand, id);
  }

  @Handle(confirmLevel)
  async confirm({ id, reason }: InputOf<typeof confirmLevel>, operator: OperatorCaller) {
    await this.checks.confirm(operator, id, reason);
    return this.rows.get(operator.brand, id);
  }

  @Handle(refuseLevel)
  async refuse({ id, reason }: InputOf<typeof refuseLevel>, operator: OperatorCaller) {
    await this.checks.refuse(operator, id, reason);
    return this.rows.get(operator.brand, id);
  }
}
