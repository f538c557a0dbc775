import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { titleRates } from '#libs/games/common/title-switches';
import { TitleEditing } from '#libs/games/index';
import { platformErrors } from '#libs/platform/common/errors';
import { AppError } from '#libs/platform/http/app-error';
import { Proposals } from '../proposals/proposals.service.js';
import type { ProposedAct } from '../proposals/proposed-act.js';

const payload = titleRates.extend({ nodeId: z.int(), gameCode: z.string() });
type Payload = z.output<typeof payload>;

/** Changing what is paid from a title's stakes, which takes a second operator. */
@Injectable()
export class TitleActs implements OnModuleInit {
  readonly changeRates: ProposedAct<Payload> = {
    name: 'title.rates',
    permission: 'title.propose',
    confirmPermission: 'title.confirm',
    payload,
    subjectOf: ({ nodeId, gameCode }) => `title ${gameCode} ${nodeId}`,
    prepare: async (brand, { nodeId, betWeight, edge }) => {
      const after = { betWeight, edge };
      const before = await this.titles.lockRates(brand, nodeId);
      if (before.betWeight === after.betWeight && Number(before.edge ?? Number.NaN) === Number(after.edge))
        throw new AppError(platformErrors.error_nothing_changed);
      return { version: `${before.betWeight} ${before.edge}`, before, after };
    },
    apply: (approver, { nodeId, betWeight, edge }, { reason }) =>
      this.titles.setRates(approver, nodeId, { rates: { betWeight, edge }, reason }),
  };

  constructor(
    private readonly titles: TitleEditing,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.changeRates);
  }
}
