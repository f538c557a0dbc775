import { Controller } from '@nestjs/common';
import { OperatorRoles, Operators } from '#libs/authentication/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { declaredPermissions } from '#libs/platform/http/permissions';
import {
  disableOperator,
  endOperatorSessions,
  listOperatorRoles,
  listOperators,
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

  @Handle(proposeOperatorRoles)
  proposeRoles({ reason, ...payload }: InputOf<typeof proposeOperatorRoles>, operator: OperatorCaller) {
    return this.propose(operator, this.acts.changeRolesOfOperator, payload, reason);
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
