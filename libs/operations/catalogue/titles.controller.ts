import { Controller } from '@nestjs/common';
import { TitleEditing, TitleList } from '#libs/games/index';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { changeTitle, proposeTitleRates, titleList } from '../common/titles.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import { TitleActs } from './title-acts.js';

/** What the brand decides about its titles. */
@Controller()
export class TitlesController {
  constructor(
    private readonly titles: TitleList,
    private readonly editing: TitleEditing,
    private readonly acts: TitleActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
  ) {}

  @Handle(titleList.page)
  list(filter: InputOf<typeof titleList.page>, { brand }: OperatorCaller) {
    return this.titles.list({ ...filter, brand });
  }

  @Handle(changeTitle)
  async change(
    { nodeId, version, reason, ...switches }: InputOf<typeof changeTitle>,
    operator: OperatorCaller,
  ) {
    await this.editing.change(operator, nodeId, { version, reason, switches });
    return {};
  }

  @Handle(proposeTitleRates)
  async proposeRates({ reason, ...payload }: InputOf<typeof proposeTitleRates>, operator: OperatorCaller) {
    const gameCode = await this.editing.codeOf(operator.brand, payload.nodeId);
    const id = await this.proposals.propose(
      operator,
      this.acts.changeRates,
      { ...payload, gameCode },
      reason,
    );
    return { proposal: await this.queries.get(operator.brand, id) };
  }
}
