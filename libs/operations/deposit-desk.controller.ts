import { Controller } from '@nestjs/common';
import { DepositDesk, DepositReports, type ReviewedDeposit } from '#libs/cashier/index';
import { Operators } from '#libs/identity/index';
import { toWire } from '#libs/money/amount';
import type { InputOf } from '#libs/platform/common/call';
import { CallerOf, Input, type LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { type DepositCase, dismissDepositCase, listDepositCases } from './common/deposit-desk.calls.js';
import { QueueBoard } from './queue-board.js';

@Controller()
export class DepositDeskController {
  constructor(
    private readonly desk: DepositDesk,
    private readonly reports: DepositReports,
    private readonly operators: Operators,
    private readonly board: QueueBoard,
  ) {}

  @Handle(listDepositCases)
  async list(@CallerOf() caller: LoggedIn, @Input() { pageNo, pageSize }: InputOf<typeof listDepositCases>) {
    const page = await this.reports.list(caller.brand, pageNo, pageSize);
    return { ...page, list: page.list.map(caseOf) };
  }

  @Handle(dismissDepositCase)
  async dismiss(@CallerOf() caller: LoggedIn, @Input() { id, reason }: InputOf<typeof dismissDepositCase>) {
    await this.desk.dismiss(await this.operators.acting(caller), id, reason);
    this.board.changed(caller.brand);
    return {};
  }
}

function caseOf({ member, account, amount, fee, createdAt, reports, ...rest }: ReviewedDeposit): DepositCase {
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
