import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { LoggedIn } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import {
  getDelivery,
  getPointReward,
  getPointRewards,
  getRedeemList,
  getRedeemPointList,
  markRedemptionsSeen,
  redeemPointReward,
} from '../common/mall.calls.js';
import { MallQueries } from './mall-queries.js';
import { RedemptionNews } from './redemption-news.js';
import { Redemptions } from './redemptions.service.js';

@Controller()
export class MallController {
  constructor(
    private readonly queries: MallQueries,
    private readonly service: Redemptions,
    private readonly news: RedemptionNews,
  ) {}

  @Handle(getPointRewards)
  rewards(input: InputOf<typeof getPointRewards>, caller: LoggedIn) {
    return this.queries.rewards(caller, input);
  }

  @Handle(getPointReward)
  rewardsOfPublicClients(input: InputOf<typeof getPointReward>, caller: LoggedIn) {
    return this.queries.rewards(caller, input);
  }

  @Handle(getRedeemList)
  redemptions(input: InputOf<typeof getRedeemList>, caller: LoggedIn) {
    return this.queries.redemptions(caller, input);
  }

  @Handle(getRedeemPointList)
  redemptionsOfPublicClients(input: InputOf<typeof getRedeemPointList>, caller: LoggedIn) {
    return this.queries.redemptions(caller, input);
  }

  @Handle(redeemPointReward)
  redeem(input: InputOf<typeof redeemPointReward>, caller: LoggedIn) {
    return this.service.redeem(caller, input);
  }

  @Handle(markRedemptionsSeen)
  seen(_: InputOf<typeof markRedemptionsSeen>, caller: LoggedIn) {
    return this.news.markSeen(caller);
  }

  @Handle(getDelivery)
  delivery(input: InputOf<typeof getDelivery>, caller: LoggedIn) {
    return this.queries.delivery(caller, input);
  }
}
