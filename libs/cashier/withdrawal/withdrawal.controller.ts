import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  answerReceipt,
  createWithdrawal,
  getProof,
  getWithdrawal,
  getWithdrawalOptions,
  listWithdrawals,
} from '../common/withdrawal.calls.js';
import { WithdrawalReceipts } from './receipt/withdrawal-receipts.js';
import { WithdrawalService } from './withdrawal.service.js';
import { WithdrawalAllowance } from './withdrawal-allowance.js';
import { WithdrawalQueries } from './withdrawal-queries.js';

@Controller()
export class WithdrawalController {
  constructor(
    private readonly withdrawals: WithdrawalService,
    private readonly allowance: WithdrawalAllowance,
    private readonly receipts: WithdrawalReceipts,
    private readonly queries: WithdrawalQueries,
  ) {}

  @Handle(getWithdrawalOptions)
  options(_: unknown, caller: LoggedIn) {
    return this.allowance.options(caller);
  }

  @Handle(createWithdrawal)
  create(input: InputOf<typeof createWithdrawal>, caller: LoggedIn) {
    return this.withdrawals.create(caller, input);
  }

  @Handle(listWithdrawals)
  list(input: InputOf<typeof listWithdrawals>, caller: LoggedIn) {
    return this.queries.list(caller.person, input);
  }

  @Handle(getWithdrawal)
  one(input: InputOf<typeof getWithdrawal>, caller: LoggedIn) {
    return this.queries.get(caller.person, input.id);
  }

  @Handle(answerReceipt)
  answer(input: InputOf<typeof answerReceipt>, caller: LoggedIn, { images }: CallContext) {
    return this.receipts.answer(caller, input, images);
  }

  @Handle(getProof)
  proof(input: InputOf<typeof getProof>, caller: LoggedIn) {
    return this.queries.ownProof(caller.person, input.id, input.proof);
  }
}
