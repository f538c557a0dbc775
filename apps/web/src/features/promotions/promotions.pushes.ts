import { rewardChanged } from '#libs/rewards/common/rewards.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';
import { PROMOTION, PROMOTIONS, REWARD_CENTER } from './promotions.api';

/** What the member can do with a promotion, and the order of rewards, are the server's. */
export const promotionPushes = on(
  [rewardChanged],
  invalidate(PROMOTIONS),
  invalidate(PROMOTION),
  invalidate(REWARD_CENTER),
);
