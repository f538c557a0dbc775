import { Controller } from '@nestjs/common';
import { WithdrawalDesk } from '#libs/cashier/index';
import { type Operator, Operators } from '#libs/identity/index';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { invalidInput } from '#libs/platform/http/refusal';
import {
  approveWithdrawal,
  claimWithdrawal,
  distributeWithdrawal,
  rejectWithdrawal,
  releaseWithdrawal,
  resolveWithdrawal,
} from './common/withdrawal-desk.calls.js';
import { QueueBoard } from './queue-board.js';

/** The moves of operators on withdrawals. */
@Controller()
export class WithdrawalDeskController {
  constructor(
    private readonly desk: WithdrawalDesk,
    private readonly operators: Operators,
    private readonly board: QueueBoard,
  ) {}

  @Handle(claimWithdrawal)
  async claim(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof claimWithdrawal>) {
    const claimed = await this.desk.claim(await this.operators.acting(caller), id);
    this.board.changed(caller.brand);
    return claimed;
  }

  @Handle(releaseWithdrawal)
  async release(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof releaseWithdrawal>) {
    const released = await this.desk.release(await this.operators.acting(caller), id);
    this.board.changed(caller.brand);
    return released;
  }

  @Handle(approveWithdrawal)
  async approve(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof approveWithdrawal>) {
    return this.desk.approve(await this.operators.acting(caller), id);
  }

  @Handle(rejectWithdrawal)
  async reject(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof rejectWithdrawal>) {
    return this.desk.reject(await this.operators.acting(caller), input.id, input.reason);
  }

  @Handle(distributeWithdrawal)
  async distribute(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof distributeWithdrawal>) {
    return this.desk.distribute(await this.operators.acting(caller), input.id, input);
  }

  /** @throws Refusal 400 for another payout without its reference */
  @Handle(resolveWithdrawal)
  async resolve(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof resolveWithdrawal>) {
    const operator = await this.operators.acting(caller);
    const resolved = await this.settle(operator, input);
    this.board.changed(caller.brand);
    return resolved;
  }

  private settle(operator: Operator, { id, outcome, reference }: InputOf<typeof resolveWithdrawal>) {
    switch (outcome) {
      case 'resend':
        if (reference === undefined) throw invalidInput([{ field: 'reference', code: 'field_required' }]);
        return this.desk.resend(operator, id, reference);
      case 'refund':
        return this.desk.refund(operator, id);
      case 'propose-force':
        return this.desk.proposeForce(operator, id);
      case 'confirm-force':
        return this.desk.confirmForce(operator, id);
      case 'drop-force':
        return this.desk.dropForce(operator, id);
    }
  }
}
