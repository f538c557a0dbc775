import { Controller } from '@nestjs/common';
import { FactorResetQueries, FactorResets, Operators } from '#libs/identity/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  confirmFactorReset,
  dropFactorReset,
  findFactorHolder,
  listFactorResets,
  proposeFactorReset,
} from './common/factor-reset.calls.js';
import { QueueBoard } from './queue-board.js';

/** Authenticators that their owners have lost. */
@Controller()
export class FactorResetController {
  constructor(
    private readonly resets: FactorResets,
    private readonly queries: FactorResetQueries,
    private readonly operators: Operators,
    private readonly board: QueueBoard,
  ) {}

  @Handle(listFactorResets)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listFactorResets>) {
    return this.queries.list(caller.brand, input);
  }

  @Handle(findFactorHolder)
  find(@CallerOf() caller: LoggedIn, @Input() { account }: InputOf<typeof findFactorHolder>) {
    return this.queries.holder(caller.brand, account);
  }

  @Handle(proposeFactorReset)
  async propose(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof proposeFactorReset>) {
    const operator = await this.operators.acting(caller);
    const id = await this.resets.propose(operator, input.account, input.reason);
    this.board.changed(caller.brand);
    return this.queries.get(id);
  }

  @Handle(confirmFactorReset)
  async confirm(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof confirmFactorReset>) {
    await this.resets.confirm(await this.operators.acting(caller), id);
    return this.queries.get(id);
  }

  @Handle(dropFactorReset)
  async drop(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof dropFactorReset>) {
    await this.resets.drop(await this.operators.acting(caller), id);
    return this.queries.get(id);
  }
}
