import { Injectable } from '@nestjs/common';
import { Messages } from '#libs/messaging/index';
import { type ActorContext, SYSTEM } from '#libs/platform/transitions/actor-context';
import { BrandRegistry } from '#libs/site/index';
import type { CampaignTerms } from '../common/campaign.js';
import { rewardMessage } from '../common/rewards.messages.js';
import { Earnings } from '../counting/earnings.js';
import { FreeRoundOffers } from '../free-rounds/free-round-offers.js';
import { ChosenGoods, type GoodsChoice } from '../mall/chosen-goods.js';
import { GivenTickets } from '../raffles/given-tickets.js';
import type { Entitlement } from './entitlement.entity.js';
import { RewardCounts } from './reward-counts.js';
import { RewardPayments } from './reward-payments.js';
import { titlesOf, wireSize } from './reward-sizes.js';

/** What follows when a reward is given: its payment, the badges, and the member's message. In the caller's transaction. */
@Injectable()
export class GivenRewards {
  constructor(
    private readonly brands: BrandRegistry,
    private readonly payments: RewardPayments,
    private readonly messages: Messages,
    private readonly counts: RewardCounts,
    private readonly earnings: Earnings,
    private readonly freeRounds: FreeRoundOffers,
    private readonly goods: ChosenGoods,
    private readonly tickets: GivenTickets,
  ) {}

  /** The row has its new state: it is paid, or told to its member. */
  async follow(row: Entitlement, terms: CampaignTerms): Promise<void> {
    if (row.status === 'issued') await this.pay(row, terms);
    // Free rounds that were paid wait to be begun.
    if (row.status !== 'issued' || terms.reward.kind === 'free-rounds') await this.counts.count(row);
    // No news for who logs in or plays: they see the badge of the menu.
    if (terms.trigger.on === 'login') return;
    if (terms.trigger.on === 'measure' && row.status === 'claimable') return;
    const { currency } = this.brands.byId(row.brand).settings;
    const { kind } = terms.reward;
    await this.messages.write(row.member, row.brand, rewardMessage, {
      titles: titlesOf(terms),
      kind,
      amount: wireSize(kind, row.amount ?? 0n, currency),
      currency,
      lapsesAt: row.lapsesAt?.toISOString() ?? null,
    });
  }

  /** Of a reward that is claimed: once for each, by the ledger's key. @throws Error for one without an amount; of goods as `ChosenGoods.order`, of tickets as `GivenTickets.give` */
  async pay(
    { amount, ...row }: Entitlement,
    terms: CampaignTerms,
    { choice, actor }: { choice: GoodsChoice; actor: ActorContext } = { choice: {}, actor: SYSTEM },
  ): Promise<void> {
    if (amount === null) throw new Error(`reward ${row.id} has no amount`);
    const { reward } = terms;
    if (reward.kind === 'goods') {
      // Where none is left, its worth is own money.
      const isOrdered = await this.goods.order(row, terms, choice, actor);
      return isOrdered ? undefined : this.payments.pay({ ...row, amount }, { ...reward, kind: 'cash' });
    }
    if (reward.kind === 'free-rounds') return this.freeRounds.offer({ ...row, amount }, terms);
    if (reward.kind === 'tickets') return this.tickets.give({ ...row, amount }, reward.raffle);
    await this.payments.pay({ ...row, amount }, { ...reward, kind: reward.kind });
    if (reward.kind === 'points') await this.earnings.publish(row.brand, [row.member]);
  }
}
