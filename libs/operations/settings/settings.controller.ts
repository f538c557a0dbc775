import { Controller, type OnModuleInit } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import { CallAnswers } from '#libs/platform/http/call-answers';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { SettingReaches, Settings, SettingsInForce } from '#libs/site/index';
import {
  changeSettings,
  getSettingReach,
  getSettings,
  proposeSettings,
  settingChangeList,
} from '../common/settings.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import { authorOf, SettingActs } from './setting-acts.js';

/** The brand's settings, and who changed them. */
@Controller()
export class SettingsController implements OnModuleInit {
  constructor(
    private readonly settings: Settings,
    private readonly acts: SettingActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
    private readonly inForce: SettingsInForce,
    private readonly reaches: SettingReaches,
    private readonly answers: CallAnswers,
  ) {}

  onModuleInit(): void {
    this.answers.register(changeSettings, async ({ brand }, { version }) => ({
      version,
      ...(await this.inForce.whenInForce(brand, version)),
    }));
  }

  @Handle(getSettings)
  async read(_: unknown, { brand }: OperatorCaller) {
    const { version, settings, hosts } = await this.settings.read(brand);
    return { version, settings, hosts, ...(await this.inForce.count(brand, version)) };
  }

  /** Its answer is completed after COMMIT: until then no process has the change. */
  @Handle(changeSettings)
  async change(input: InputOf<typeof changeSettings>, operator: OperatorCaller) {
    const { version } = await this.settings.change(authorOf(operator), input);
    return { version, appliedBy: 0, of: 0 };
  }

  @Handle(proposeSettings)
  async propose({ changes, reason }: InputOf<typeof proposeSettings>, operator: OperatorCaller) {
    const id = await this.proposals.propose(operator, this.acts.changeSettings, { changes }, reason);
    return { proposal: await this.queries.get(operator.brand, id) };
  }

  @Handle(getSettingReach)
  async reach({ paths }: InputOf<typeof getSettingReach>, { brand }: OperatorCaller) {
    return { list: await this.reaches.count(brand, paths) };
  }

  @Handle(settingChangeList.page)
  history(input: InputOf<typeof settingChangeList.page>, { brand }: OperatorCaller) {
    return this.settings.history(brand, input);
  }
}
