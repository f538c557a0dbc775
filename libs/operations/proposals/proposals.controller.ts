import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  approveProposal,
  getProposalReach,
  proposalList,
  rejectProposal,
  withdrawProposal,
} from '../common/proposal.calls.js';
import { ProposalQueries } from './proposal-queries.js';
import { Proposals } from './proposals.service.js';

/** What one operator proposed and another one decides. */
@Controller()
export class ProposalsController {
  constructor(
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
  ) {}

  @Handle(proposalList.page)
  list(input: InputOf<typeof proposalList.page>, { brand }: OperatorCaller) {
    return this.queries.list(brand, input);
  }

  @Handle(getProposalReach)
  async reach({ id }: InputOf<typeof getProposalReach>, { brand }: OperatorCaller) {
    return { list: await this.proposals.reach(brand, id) };
  }

  @Handle(approveProposal)
  async approve({ id }: InputOf<typeof approveProposal>, operator: OperatorCaller) {
    await this.proposals.approve(operator, id);
    return this.queries.get(operator.brand, id);
  }

  @Handle(rejectProposal)
  async reject({ id, reason }: InputOf<typeof rejectProposal>, operator: OperatorCaller) {
    await this.proposals.reject(operator, id, reason);
    return this.queries.get(operator.brand, id);
  }

  @Handle(withdrawProposal)
  async withdraw({ id }: InputOf<typeof withdrawProposal>, operator: OperatorCaller) {
    await this.proposals.withdraw(operator, id);
    return this.queries.get(operator.brand, id);
  }
}
