import {
  depositCreated,
  depositCredited,
  depositFailed,
  depositReversed,
} from '#libs/cashier/common/deposit.events';
import { unreadChanged } from '#libs/messaging/common/messaging.events';
import {
  earningsChanged,
  redemptionChanged,
  referralChanged,
  rewardChanged,
} from '#libs/rewards/common/rewards.events';
import { invalidate } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';
import {
  DEPOSIT_BONUSES,
  LEADERBOARDS,
  MISSIONS,
  PROMOTION,
  PROMOTIONS,
  RAFFLES,
  REFERRALS,
  REWARD_CENTER,
} from './promotions.api';

/** A batch of rounds was counted, or a step was given or claimed. */
const missionPushes = on([earningsChanged, rewardChanged], invalidate(MISSIONS));

/** What a member or the friends have done, and what it gave. */
const referralPushes = on(
  [referralChanged, earningsChanged, rewardChanged, depositCredited, depositReversed],
  invalidate(REFERRALS),
);

/** Which bonus the next deposit can bring, and what was chosen with an order. */
const depositPushes = [
  ...on([rewardChanged, depositCredited, depositReversed], invalidate(DEPOSIT_BONUSES)),
  ...on([depositCreated, depositFailed], invalidate(PROMOTIONS), invalidate(PROMOTION)),
];

/** What the member can do with a promotion, and the order of rewards, are the server's. */
export const promotionPushes = [
  ...missionPushes,
  ...depositPushes,
  ...on([earningsChanged], invalidate(RAFFLES)),
  // What was seen, here or on another device, changes what waits to be seen.
  ...on([redemptionChanged, unreadChanged], invalidate(REWARD_CENTER)),
  ...referralPushes,
  ...on(
    [rewardChanged],
    invalidate(PROMOTIONS),
    invalidate(PROMOTION),
    invalidate(REWARD_CENTER),
    invalidate(LEADERBOARDS),
    invalidate(RAFFLES),
  ),
];
