import { Controller } from '@nestjs/common';
import { MemberSessions } from '#libs/authentication/index';
import { DepositQueries, WithdrawalCases } from '#libs/cashier/index';
import { BetRecord } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  listMemberBets,
  listMemberDeposits,
  listMemberSessions,
  listMemberWithdrawals,
} from './common/member-activity.calls.js';
import { listMemberNotes, writeMemberNote } from './common/member-notes.calls.js';
import { MemberNotes } from './member-notes.js';

/** How many of each an operator sees beside a case. */
const LATEST = 10;

/** What is shown of a member beside a case. Of another brand's member there is nothing. */
@Controller()
export class MemberActivityController {
  constructor(
    private readonly depositQueries: DepositQueries,
    private readonly withdrawalCases: WithdrawalCases,
    private readonly betRecord: BetRecord,
    private readonly memberSessions: MemberSessions,
    private readonly memberNotes: MemberNotes,
  ) {}

  @Handle(listMemberDeposits)
  async deposits({ id }: InputOf<typeof listMemberDeposits>, { brand }: OperatorCaller) {
    return { list: await this.depositQueries.latest(brand, id, LATEST) };
  }

  @Handle(listMemberWithdrawals)
  async withdrawals({ id }: InputOf<typeof listMemberWithdrawals>, { brand }: OperatorCaller) {
    return { list: await this.withdrawalCases.latest(brand, id, LATEST) };
  }

  @Handle(listMemberBets)
  async bets({ id }: InputOf<typeof listMemberBets>, { brand }: OperatorCaller) {
    return { list: await this.betRecord.latest(brand, id, LATEST) };
  }

  @Handle(listMemberSessions)
  async sessions({ id }: InputOf<typeof listMemberSessions>, { brand }: OperatorCaller) {
    return { list: await this.memberSessions.latest(brand, id, LATEST) };
  }

  @Handle(listMemberNotes)
  notes({ id, ...page }: InputOf<typeof listMemberNotes>, { brand }: OperatorCaller) {
    return this.memberNotes.list(brand, id, page);
  }

  @Handle(writeMemberNote)
  writeNote({ id, text }: InputOf<typeof writeMemberNote>, operator: OperatorCaller) {
    return this.memberNotes.write(operator, id, text);
  }
}
