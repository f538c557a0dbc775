import { Injectable } from '@nestjs/common';
import { Members } from '#libs/members/index';
import { Clock } from '#libs/platform/clock/clock';
import { invalidInput } from '#libs/platform/http/app-error';
import type { ActorContext } from '#libs/platform/transitions/actor-context';
import type { CampaignTerms } from '../common/campaign.js';
import type { Delivery } from '../common/mall.js';
import { choiceOf, GoodsChoices } from './goods-choices.js';
import { newRedemption } from './new-redemption.js';
import { RedemptionLifecycle } from './redemption.lifecycle.js';
import { Stock } from './stock.js';

/** What a member has chosen, and where it is sent. */
export interface GoodsChoice {
  goods?: string | undefined;
  address?: Delivery | undefined;
}

interface Reward {
  id: string;
  brand: string;
  member: string;
}

/** Goods that are given as rewards: a redemption without a price. */
@Injectable()
export class ChosenGoods {
  constructor(
    private readonly members: Members,
    private readonly clock: Clock,
    private readonly stock: Stock,
    private readonly choices: GoodsChoices,
    private readonly redemptions: RedemptionLifecycle,
  ) {}

  /**
   * Orders a piece in the caller's transaction, which holds the lock of the member's wallets. False where none was chosen because none is
   * left.
   * @throws AppError 400 for no choice, another one, or goods without a receiver; 422 for goods of which none is left
   */
  async order(
    { id: reward, brand, member }: Reward,
    terms: CampaignTerms,
    { goods: id, address }: GoodsChoice,
    actor: ActorContext,
  ): Promise<boolean> {
    const choice = choiceOf(terms);
    if (id === undefined) {
      if (!(await this.choices.isAnyLeft(brand, choice))) return false;
      throw invalidInput([{ field: 'goods', code: 'field_required' }]);
    }
    if (!choice.includes(id)) throw invalidInput([{ field: 'goods', code: 'field_invalid' }]);
    const goods = await this.stock.take({ brand, member, goods: id, quantity: 1, isReward: true });
    const owner = await this.members.find(member);
    if (!owner) throw new Error(`member ${member} is gone`);
    const row = newRedemption(
      { brand, member, account: owner.account, reward },
      { ...goods, id, points: 0n, amountRequired: 0n, quantity: 1, address },
      this.clock.now(),
    );
    await this.redemptions.open(row, goods.plan, actor);
    return true;
  }
}
