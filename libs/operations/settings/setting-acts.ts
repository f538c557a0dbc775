import { createHash } from 'node:crypto';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { auditName, operatorActor } from '#libs/platform/transitions/actor-context';
import {
  applyChanges,
  type SettingAuthor,
  type SettingChange,
  SettingReaches,
  Settings,
} from '#libs/site/index';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';

interface ChangedSettings {
  changes: SettingChange[];
}

/** Changing settings of money or protection, which takes a second operator. */
@Injectable()
export class SettingActs implements OnModuleInit {
  readonly changeSettings: ProposedAct<ChangedSettings> = {
    name: 'setting.change',
    permission: 'setting.propose',
    confirmPermission: 'setting.confirm',
    payload: z.object({ changes: z.array(z.object({ path: z.string(), value: z.unknown() })) }),
    subjectOf: ({ changes }) =>
      `settings ${changes
        .map(({ path }) => path)
        .toSorted()
        .join(', ')}`,
    prepare: async (brand, { changes }) => {
      const { before, after } = applyChanges(await this.settings.lock(brand), changes);
      // Other settings may change meanwhile, these may not.
      const version = createHash('sha256').update(JSON.stringify(before)).digest('hex');
      return { version, before, after };
    },
    reach: (brand, { changes }) =>
      this.reaches.count(
        brand,
        changes.map(({ path }) => path),
      ),
    apply: async (approver, { changes }, { proposer, reason }) => {
      const author = { ...authorOf(approver), actor: `operator ${proposer.id}`, account: proposer.account };
      await this.settings.save(author, { changes, reason, approver: authorOf(approver) });
    },
  };

  constructor(
    private readonly settings: Settings,
    private readonly reaches: SettingReaches,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.changeSettings);
  }
}

export const authorOf = (operator: OperatorCaller): SettingAuthor => ({
  brand: operator.brand,
  actor: auditName(operatorActor(operator)),
  account: operator.account,
  address: operator.address,
});
