import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Restriction } from '#libs/site/index';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';
import { authorOf } from '../settings/setting-acts.js';

/** Lifting a restriction of the whole site, which takes a second operator. */
@Injectable()
export class SiteActs implements OnModuleInit {
  readonly liftRestriction: ProposedAct<Record<string, never>> = {
    name: 'site.open',
    permission: 'site.open',
    confirmPermission: 'setting.confirm',
    payload: z.strictObject({}),
    subjectOf: () => 'site',
    prepare: async (brand) => {
      const { id: version } = await this.restriction.lock(brand);
      return { version, before: { site: 'restricted' }, after: { site: 'open' } };
    },
    apply: (approver, _, { proposer, reason }) => {
      const author = { ...authorOf(approver), actor: `operator ${proposer.id}`, account: proposer.account };
      return this.restriction.lift(author, reason, authorOf(approver));
    },
  };

  constructor(
    private readonly restriction: Restriction,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.liftRestriction);
  }
}
