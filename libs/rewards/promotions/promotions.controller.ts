import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { Caller, LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  claimReward,
  getPromotion,
  getRewardCenter,
  joinPromotion,
  listPromotions,
  redeemCode,
} from '../common/promotions.calls.js';
import { PromotionQueries } from './promotion-queries.js';
import { Promotions } from './promotions.service.js';

@Controller()
export class PromotionsController {
  constructor(
    private readonly queries: PromotionQueries,
    private readonly promotions: Promotions,
  ) {}

  @Handle(listPromotions)
  list(input: InputOf<typeof listPromotions>, caller: Caller) {
    return this.queries.list(caller, input);
  }

  @Handle(getPromotion)
  get(input: InputOf<typeof getPromotion>, caller: Caller) {
    return this.queries.get(caller, input);
  }

  @Handle(joinPromotion)
  join(input: InputOf<typeof joinPromotion>, caller: LoggedIn) {
    return this.promotions.join(caller, input);
  }

  @Handle(claimReward)
  claim(input: InputOf<typeof claimReward>, caller: LoggedIn) {
    return this.promotions.claim(caller, input);
  }

  @Handle(redeemCode)
  redeem(input: InputOf<typeof redeemCode>, caller: LoggedIn) {
    return this.promotions.redeem(caller, input);
  }

  @Handle(getRewardCenter)
  center(input: InputOf<typeof getRewardCenter>, caller: LoggedIn) {
    return this.queries.center(caller, input);
  }
}
