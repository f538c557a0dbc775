import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { CallContext } from '#libs/platform/http/call-context';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { Maintenance, Restriction } from '#libs/site/index';
import {
  announceSiteEnd,
  changeRegions,
  closeSite,
  getSiteGate,
  openSite,
  proposeSiteOpening,
  restrictSite,
} from '../common/site-gate.calls.js';
import { ProposalQueries } from '../proposals/proposal-queries.js';
import { Proposals } from '../proposals/proposals.service.js';
import { authorOf } from '../settings/setting-acts.js';
import { SiteActs } from './site-acts.js';
import { SiteGateOperatorService } from './site-gate-operator.service.js';

/** Closing, restricting and opening the site. */
@Controller()
export class SiteGateController {
  constructor(
    private readonly maintenance: Maintenance,
    private readonly restriction: Restriction,
    private readonly acts: SiteActs,
    private readonly proposals: Proposals,
    private readonly queries: ProposalQueries,
    private readonly gate: SiteGateOperatorService,
  ) {}

  @Handle(getSiteGate)
  read(_: unknown, operator: OperatorCaller, context: CallContext) {
    return this.gate.state(operator.brand, context.visitor);
  }

  @Handle(closeSite)
  async close(input: InputOf<typeof closeSite>, operator: OperatorCaller) {
    await this.maintenance.begin(authorOf(operator), input);
    return {};
  }

  @Handle(announceSiteEnd)
  async announceEnd(input: InputOf<typeof announceSiteEnd>, operator: OperatorCaller) {
    await this.maintenance.announceEnd(authorOf(operator), input);
    return {};
  }

  @Handle(openSite)
  async open({ reason }: InputOf<typeof openSite>, operator: OperatorCaller) {
    await this.maintenance.end(authorOf(operator), reason);
    return {};
  }

  @Handle(restrictSite)
  async restrict({ reason }: InputOf<typeof restrictSite>, operator: OperatorCaller) {
    await this.restriction.begin(authorOf(operator), reason);
    return {};
  }

  @Handle(proposeSiteOpening)
  async proposeOpening({ reason }: InputOf<typeof proposeSiteOpening>, operator: OperatorCaller) {
    const id = await this.proposals.propose(operator, this.acts.liftRestriction, {}, reason);
    return { proposal: await this.queries.get(operator.brand, id) };
  }

  @Handle(changeRegions)
  async changeRegions(input: InputOf<typeof changeRegions>, operator: OperatorCaller, context: CallContext) {
    await this.gate.changeRegions(authorOf(operator), input, context.visitor);
    return {};
  }
}
