import { Injectable } from '@nestjs/common';
import { Messages } from '#libs/messaging/index';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import type { Entitlement } from '../campaigns/entitlement.entity.js';
import { titlesOf } from '../campaigns/reward-sizes.js';
import { RunningCampaigns } from '../campaigns/running-campaigns.js';
import { applicationRejectedMessage } from '../common/rewards.messages.js';
import { ApplicationRows } from './application-rows.js';

/** What is kept and told when an operator has decided about an application. In the caller's transaction. */
@Injectable()
export class DecidedApplications {
  constructor(
    private readonly rows: ApplicationRows,
    private readonly campaigns: RunningCampaigns,
    private readonly messages: Messages,
  ) {}

  /** The member hears of it by the message of the reward. */
  async approve({ id, triesLeft }: Entitlement, actor: ActorContext): Promise<void> {
    if (triesLeft !== null && actor.kind === 'operator')
      await this.rows.decide(id, { decision: 'approved', by: actor.account });
  }

  async reject(
    { id, member, brand, campaign, version, triesLeft }: Entitlement,
    actor: ActorContext,
    reason: string,
  ): Promise<void> {
    if (triesLeft === null || actor.kind !== 'operator') return;
    await this.rows.decide(id, { decision: 'rejected', by: actor.account, reason });
    const terms = await this.campaigns.termsOf(campaign, version);
    await this.messages.write(member, brand, applicationRejectedMessage, {
      promotion: campaign,
      titles: titlesOf(terms),
      reason,
      triesLeft,
    });
  }
}
