import { Injectable, type OnModuleInit } from '@nestjs/common';
import { z } from 'zod';
import { Database } from '#libs/platform/database/database';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { operatorActor } from '#libs/platform/transitions/actor-context';
import { type Gift, Gifts } from '#libs/rewards/index';
import { Proposals } from './proposals/proposals.service.js';
import type { ProposedAct } from './proposals/proposed-act.js';

/** Rewards that operators give to one member. One that costs more than the brand's limit takes two operators. */
@Injectable()
export class CampaignGifts implements OnModuleInit {
  readonly giveReward: ProposedAct<Gift> = {
    name: 'campaign.give',
    permission: 'campaign.give',
    confirmPermission: 'campaign.confirm-give',
    payload: z.strictObject({ campaign: z.uuid(), account: z.string() }),
    subjectOf: ({ account }) => `member ${account}`,
    prepare: async (brand, gift) => {
      const award = await this.gifts.prepare(brand, gift);
      const { terms, version } = award;
      return {
        version: `${gift.campaign} ${version}`,
        before: { account: null, title: null, reward: null },
        after: {
          account: gift.account,
          title: Object.values(terms.texts)[0]?.title,
          reward: `${terms.reward.kind} ${this.gifts.amountOf(award)}`,
        },
      };
    },
    apply: async (approver, gift, { reason }) => {
      await this.gifts.give(await this.gifts.prepare(approver.brand, gift), operatorActor(approver), reason);
    },
  };

  constructor(
    private readonly database: Database,
    private readonly gifts: Gifts,
    private readonly proposals: Proposals,
  ) {}

  onModuleInit(): void {
    this.proposals.register(this.giveReward);
  }

  /**
   * Gives the reward, or proposes it. In one transaction. @returns the id of the proposal, or `null` where it was given
   * @throws AppError as `Gifts.prepare` and `Gifts.give`
   */
  give(operator: OperatorCaller, gift: Gift, reason: string): Promise<string | null> {
    return this.database.transaction(async () => {
      const award = await this.gifts.prepare(operator.brand, gift);
      if (this.gifts.takesTwo(award)) return this.proposals.propose(operator, this.giveReward, gift, reason);
      await this.gifts.give(award, operatorActor(operator), reason);
      return null;
    });
  }
}
