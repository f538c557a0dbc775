import { Controller } from '@nestjs/common';
import { CaseViews, WithdrawalCases } from '#libs/cashier/index';
import { Debts, Ledger } from '#libs/ledger/index';
import { toWire } from '#libs/money/amount';
import { isCurrency } from '#libs/money/currency';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { Requirements } from '#libs/wagering/index';
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
    private readonly debts: Debts,
    private readonly requirements: Requirements,
  ) {}

  @Handle(withdrawalList.page)
  list(input: InputOf<typeof withdrawalList.page>, operator: OperatorCaller) {
    return this.cases.list(withdrawalFilter(operator, input));
  }

  @Handle(getWithdrawalCase)
  async one({ id }: InputOf<typeof getWithdrawalCase>, operator: OperatorCaller) {
    const found = await this.views.one(operator, id);
    const { member, currency } = found;
    const balance = isCurrency(currency) ? await this.ledger.balanceOf(member, currency) : undefined;
    if (!balance) throw new Error(`member ${member} has no account in ${currency}`);
    const wire = (amount: bigint) => toWire(amount, balance.currency);
    const turnoverLeft = wire(await this.requirements.left(member, balance.currency));
    const owed = wire(await this.debts.owed(member, balance.currency));
    return { ...found, funds: { balance: balance.balance, onHold: balance.onHold, turnoverLeft, owed } };
  }

  @Handle(getWithdrawalCaseProof)
  proof({ id, proof }: InputOf<typeof getWithdrawalCaseProof>, operator: OperatorCaller) {
    return this.views.proof(operator, id, proof);
  }
}
