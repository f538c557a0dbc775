import { Controller } from '@nestjs/common';
import { authenticationErrors } from '#libs/authentication/common/authentication.errors';
import { OperatorRoles, OperatorSessions, Operators, SetupCodes } from '#libs/authentication/index';
import type { InputOf } from '#libs/platform/common/call';
import { AppError } from '#libs/platform/http/app-error';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { declaredPermissions } from '#libs/platform/http/permissions';
import {
  disableOperator,
  endOperatorSession,
  endOperatorSessions,
  issueSetupCode,
  listOperatorRoles,
  listOperatorSessions,
  listOperators,
  proposeLoginRenewal,
  proposeMemberAccounts,
  proposeOperator,
  proposeOperatorEnabling,
  proposeOperatorRoles,
  proposeRole,
} from '../common/operator-admin.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';
import { QueueBoard } from '../queue-board.js';
import { RoleActs } from './role-acts.js';

/** Who works here, and with which permissions. */
@Controller()
export class OperatorAdminController {
  constructor(
    private readonly operators: Operators,
    private readonly sessions: OperatorSessions,
    private readonly setupCodes: SetupCodes,
    private readonly roles: OperatorRoles,
    private readonly acts: RoleActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
    private readonly board: QueueBoard,
  ) {}

  @Handle(listOperators)
  async list(_: unknown, { brand }: OperatorCaller) {
    return { list: await this.operators.list(brand) };
  }

  @Handle(proposeOperator)
  proposeOperator({ reason, ...payload }: InputOf<typeof proposeOperator>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.addOperator, payload, reason);
  }

  @Handle(proposeLoginRenewal)
  proposeLoginRenewal({ id, reason }: InputOf<typeof proposeLoginRenewal>, operator: OperatorCaller) {
    if (id === operator.id) throw new AppError(authenticationErrors.error_own_login);
    return this.propose(operator, this.acts.renewLogin, { id }, reason);
  }

  @Handle(issueSetupCode)
  async issueSetupCode({ id }: InputOf<typeof issueSetupCode>, operator: OperatorCaller) {
    const issued = await this.setupCodes.issue(operator, id);
    this.board.changed(operator.brand);
    return issued;
  }

  @Handle(listOperatorSessions)
  async listSessions({ id }: InputOf<typeof listOperatorSessions>, operator: OperatorCaller) {
    return { list: await this.sessions.list(operator, id) };
  }

  @Handle(endOperatorSession)
  async endSession({ id, session, reason }: InputOf<typeof endOperatorSession>, operator: OperatorCaller) {
    await this.sessions.end(operator, id, session, reason);
    return {};
  }

  @Handle(proposeOperatorRoles)
  proposeRoles({ reason, ...payload }: InputOf<typeof proposeOperatorRoles>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.changeRolesOfOperator, payload, reason);
  }

  @Handle(proposeMemberAccounts)
  proposeMembers({ reason, ...payload }: InputOf<typeof proposeMemberAccounts>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.changeMembers, payload, reason);
  }

  @Handle(disableOperator)
  async disable({ id, reason }: InputOf<typeof disableOperator>, operator: OperatorCaller) {
    await this.operators.disable(operator, id, reason);
    this.board.changed(operator.brand);
    return this.operators.get(operator.brand, id);
  }

  @Handle(proposeOperatorEnabling)
  proposeEnabling({ id, reason }: InputOf<typeof proposeOperatorEnabling>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.enableOperator, { id }, reason);
  }

  @Handle(endOperatorSessions)
  async endSessions({ id, reason }: InputOf<typeof endOperatorSessions>, operator: OperatorCaller) {
    await this.operators.endSessions(operator, id, reason);
    return this.operators.get(operator.brand, id);
  }

  @Handle(listOperatorRoles)
  async listRoles(_: unknown, { brand }: OperatorCaller) {
    return { list: await this.roles.list(brand), permissions: declaredPermissions() };
  }

  @Handle(proposeRole)
  proposeRole({ reason, ...payload }: InputOf<typeof proposeRole>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.changeRole, payload, reason);
  }

  private async propose<Payload>(
    operator: OperatorCaller,
    act: ProposedAct<Payload>,
    payload: Payload,
    reason: string,
  ) {
    const id = await this.proposals.propose(operator, act, payload, reason);
    return { proposal: await this.queries.get(operator.brand, id) };
  }
}
