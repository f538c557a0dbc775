import { Controller } from '@nestjs/common';
import { FactorResetQueries, FactorResets } from '#libs/authentication/index';

import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  confirmFactorReset,
  dropFactorReset,
  factorResetList,
  findFactorHolder,
  proposeFactorReset,
} from './common/factor-reset.calls.js';
import { QueueBoard } from './queue-board.js';

/** Authenticators that their owners have lost. */
@Controller()
export class FactorResetController {
  constructor(
    private readonly resets: FactorResets,
    private readonly queries: FactorResetQueries,
    private readonly board: QueueBoard,
  ) {}

  @Handle(factorResetList.page)
  list(input: InputOf<typeof factorResetList.page>, operator: OperatorCaller) {
    return this.queries.list(operator.brand, input);
  }

  @Handle(findFactorHolder)
  find({ account }: InputOf<typeof findFactorHolder>, operator: OperatorCaller) {
    return this.queries.holder(operator.brand, account);
  }

  @Handle(proposeFactorReset)
  async propose(input: InputOf<typeof proposeFactorReset>, operator: OperatorCaller) {
    const id = await this.resets.propose(operator, input.account, input.reason);
    this.board.changed(operator.brand);
    return this.queries.get(id);
  }

  @Handle(confirmFactorReset)
  async confirm({ id }: InputOf<typeof confirmFactorReset>, operator: OperatorCaller) {
    await this.resets.confirm(operator, id);
    return this.queries.get(id);
  }

  @Handle(dropFactorReset)
  async drop({ id }: InputOf<typeof dropFactorReset>, operator: OperatorCaller) {
    await this.resets.drop(operator, id);
    return this.queries.get(id);
  }
}
