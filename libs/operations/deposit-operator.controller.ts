import { Controller } from '@nestjs/common';
import { DepositLifecycle, DepositsUnderReview, type DepositUnderReview } from '#libs/cashier/index';
import { toWire } from '#libs/money/amount';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  type DepositCase,
  depositList,
  dismissDepositCase,
  reverseDeposit,
} from './common/deposit-operator.calls.js';
import { DepositReversals } from './deposit-reversals.js';
import { ProposalQueries } from './proposals/proposal-queries.js';

@Controller()
export class DepositOperatorController {
  constructor(
    private readonly deposits: DepositLifecycle,
    private readonly reviews: DepositsUnderReview,
    private readonly reversals: DepositReversals,
    private readonly proposals: ProposalQueries,
  ) {}

  @Handle(depositList.page)
  async list(filter: InputOf<typeof depositList.page>, { brand }: OperatorCaller) {
    const page = await this.reviews.list({ ...filter, brand });
    return { ...page, list: page.list.map(caseOf) };
  }

  @Handle(dismissDepositCase)
  async dismiss(input: InputOf<typeof dismissDepositCase>, operator: OperatorCaller) {
    await this.deposits.applyByOperator(operator, input.id, 'DISMISS_REVIEW', input);
    return {};
  }

  @Handle(reverseDeposit)
  async reverse({ id, reason }: InputOf<typeof reverseDeposit>, operator: OperatorCaller) {
    const proposal = await this.reversals.reverse(operator, id, reason);
    return { proposal: proposal === null ? null : await this.proposals.get(operator.brand, proposal) };
  }
}

function caseOf({
  member,
  account,
  amount,
  fee,
  createdAt,
  reports,
  ...rest
}: DepositUnderReview): DepositCase {
  return {
    ...rest,
    member: { id: member, account },
    amount: toWire(amount, rest.currency),
    fee: toWire(fee, rest.currency),
    createdAt: createdAt.toISOString(),
    reports: reports.map(({ receivedAt, ...report }) => ({
      ...report,
      receivedAt: receivedAt.toISOString(),
    })),
  };
}
