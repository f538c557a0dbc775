import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { Settings } from '#libs/site/index';
import {
  changeSettings,
  getSettings,
  listSettingChanges,
  proposeSettings,
} from '../common/settings.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import { authorOf, SettingActs } from './setting-acts.js';

/** The brand's settings, and who changed them. */
@Controller()
export class SettingsController {
  constructor(
    private readonly settings: Settings,
    private readonly acts: SettingActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
  ) {}

  @Handle(getSettings)
  read(_: unknown, { brand }: OperatorCaller) {
    return this.settings.read(brand);
  }

  @Handle(changeSettings)
  change(input: InputOf<typeof changeSettings>, operator: OperatorCaller) {
    return this.settings.change(authorOf(operator), input);
  }

  @Handle(proposeSettings)
  async propose({ changes, reason }: InputOf<typeof proposeSettings>, operator: OperatorCaller) {
    const id = await this.proposals.propose(operator, this.acts.changeSettings, { changes }, reason);
    return { proposal: await this.queries.get(operator.brand, id) };
  }

  @Handle(listSettingChanges)
  history(input: InputOf<typeof listSettingChanges>, { brand }: OperatorCaller) {
    return this.settings.history(brand, input);
  }
}
