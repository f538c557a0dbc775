import { Controller } from '@nestjs/common';
import { CaseViews, WithdrawalCases } from '#libs/cashier/index';
import { Ledger, Turnover } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getWithdrawalCase,
  getWithdrawalCaseProof,
  listWithdrawalCases,
  QUEUES,
} from './common/withdrawal-desk.calls.js';

/** Withdrawals as operators look at them. */
@Controller()
export class WithdrawalQueueController {
  constructor(
    private readonly cases: WithdrawalCases,
    private readonly views: CaseViews,
    private readonly ledger: Ledger,
    private readonly turnover: Turnover,
  ) {}

  @Handle(listWithdrawalCases)
  list(@CallerOf() caller: LoggedIn, @Input() input: InputOf<typeof listWithdrawalCases>) {
    const { queue, mine, pageNo, pageSize } = input;
    return this.cases.list({
      brand: caller.brand,
      status: [...QUEUES[queue]],
      ...(mine && { claimedBy: caller.person }),
      pageNo,
      pageSize,
    });
  }

  @Handle(getWithdrawalCase)
  async one(@CallerOf() caller: LoggedIn, @Input() { id }: InputOf<typeof getWithdrawalCase>) {
    const found = await this.views.one(caller, id);
    const { member, currency } = found;
    const balance = await this.ledger.balanceOf(member);
    if (!balance || !isCurrency(currency)) throw new Error(`member ${member} has no account in ${currency}`);
    const turnoverLeft = toWire(await this.turnover.left(member, currency), currency);
    return { ...found, funds: { balance: balance.balance, onHold: balance.onHold, turnoverLeft } };
  }

  @Handle(getWithdrawalCaseProof)
  proof(@CallerOf() caller: LoggedIn, @Input() { id, proof }: InputOf<typeof getWithdrawalCaseProof>) {
    return this.views.proof(caller, id, proof);
  }
}
