import { Controller } from '@nestjs/common';
import { CaseViews, WithdrawalCases } from '#libs/cashier/index';
import { Ledger, Turnover } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getWithdrawalCase,
  getWithdrawalCaseProof,
  withdrawalList,
} from './common/withdrawal-operator.calls.js';
import { withdrawalFilter } from './withdrawal-filter.js';

/** Withdrawals as operators look at them. */
@Controller()
export class WithdrawalQueueController {
  constructor(
    private readonly cases: WithdrawalCases,
    private readonly views: CaseViews,
    private readonly ledger: Ledger,
    private readonly turnover: Turnover,
  ) {}

  @Handle(withdrawalList.page)
  list(input: InputOf<typeof withdrawalList.page>, operator: OperatorCaller) {
    return this.cases.list(withdrawalFilter(operator, input));
  }

  @Handle(getWithdrawalCase)
  async one({ id }: InputOf<typeof getWithdrawalCase>, operator: OperatorCaller) {
    const found = await this.views.one(operator, id);
    const { member, currency } = found;
    const balance = await this.ledger.balanceOf(member);
    if (!balance || !isCurrency(currency)) throw new Error(`member ${member} has no account in ${currency}`);
    const turnoverLeft = toWire(await this.turnover.left(member, currency), currency);
    return { ...found, funds: { balance: balance.balance, onHold: balance.onHold, turnoverLeft } };
  }

  @Handle(getWithdrawalCaseProof)
  proof({ id, proof }: InputOf<typeof getWithdrawalCaseProof>, operator: OperatorCaller) {
    return this.views.proof(operator, id, proof);
  }
}
