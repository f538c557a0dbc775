import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { setUpOperator, showOperatorSecret } from '../common/operator-setup.calls.js';
import {
  changeOperatorPassword,
  declareMemberAccount,
  endOwnOperatorSession,
  listOwnMemberAccounts,
  listOwnOperatorSessions,
} from '../common/own-operator.calls.js';
import { OperatorMembers } from './operator-members.js';
import { OperatorPassword } from './operator-password.js';
import { OperatorSessions } from './operator-sessions.js';
import { OperatorSetup } from './operator-setup.js';

/** What operators do with their own accounts. */
@Controller()
export class OwnOperatorController {
  constructor(
    private readonly setup: OperatorSetup,
    private readonly password: OperatorPassword,
    private readonly sessions: OperatorSessions,
    private readonly members: OperatorMembers,
  ) {}

  @Handle(showOperatorSecret)
  showSecret(input: InputOf<typeof showOperatorSecret>, caller: Caller) {
    return this.setup.showSecret(caller, input);
  }

  @Handle(setUpOperator)
  async setUp(input: InputOf<typeof setUpOperator>, caller: Caller) {
    await this.setup.complete(caller, input);
    return {};
  }

  @Handle(changeOperatorPassword)
  async changePassword(input: InputOf<typeof changeOperatorPassword>, operator: OperatorCaller) {
    await this.password.change(operator, input);
    return {};
  }

  @Handle(listOwnOperatorSessions)
  async list(_: unknown, operator: OperatorCaller) {
    return { list: await this.sessions.list(operator, operator.id) };
  }

  @Handle(endOwnOperatorSession)
  async end({ id }: InputOf<typeof endOwnOperatorSession>, operator: OperatorCaller) {
    await this.sessions.endOwn(operator, id);
    return {};
  }

  @Handle(listOwnMemberAccounts)
  async listMembers(_: unknown, operator: OperatorCaller) {
    return { list: await this.members.list(operator.id) };
  }

  @Handle(declareMemberAccount)
  async declareMember({ account }: InputOf<typeof declareMemberAccount>, operator: OperatorCaller) {
    await this.members.declare(operator, account);
    return { list: await this.members.list(operator.id) };
  }
}
