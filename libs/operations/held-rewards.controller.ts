import { Controller } from '@nestjs/common';
import type { InputOf } from '#libs/platform/common/call';
import type { OperatorCaller } from '#libs/platform/http/caller';
import { Handle } from '#libs/platform/http/handle';
import { HeldRewardCases, HeldRewards } from '#libs/rewards/index';
import {
  approveHeldReward,
  getHeldReward,
  heldRewardList,
  rejectHeldReward,
} from './common/held-rewards.calls.js';
import { heldRewardFilter } from './held-reward-filter.js';

/** Rewards that operators look at before they are given. */
@Controller()
export class HeldRewardsController {
  constructor(
    private readonly cases: HeldRewardCases,
    private readonly rewards: HeldRewards,
  ) {}

  @Handle(heldRewardList.page)
  list(input: InputOf<typeof heldRewardList.page>, operator: OperatorCaller) {
    return this.cases.list(heldRewardFilter(operator, input));
  }

  @Handle(getHeldReward)
  get({ id }: InputOf<typeof getHeldReward>, { brand }: OperatorCaller) {
    return this.cases.get(brand, id);
  }

  @Handle(approveHeldReward)
  async approve({ id }: InputOf<typeof approveHeldReward>, operator: OperatorCaller) {
    await this.rewards.approve(operator, id);
    return this.cases.get(operator.brand, id);
  }

  @Handle(rejectHeldReward)
  async reject({ id, reason }: InputOf<typeof rejectHeldReward>, operator: OperatorCaller) {
    await this.rewards.reject(operator, id, reason);
    return this.cases.get(operator.brand, id);
  }
}
