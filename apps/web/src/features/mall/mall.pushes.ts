import { redemption } from '#libs/rewards/common/mall';
import { redemptionChanged } from '#libs/rewards/common/rewards.events';
import { invalidate } from '../../data/push/cache-rules';
import { latestFirst, updateLists } from '../../data/push/list-rule';
import { on } from '../../data/push/push-table';
import { MALL, REDEMPTIONS } from './mall.api';
import { DELIVERY } from './shared/delivery.api';

/** How much a member has had of goods is read again. */
export const mallPushes = on(
  [redemptionChanged],
  updateLists({
    keyPrefix: REDEMPTIONS,
    row: redemption,
    order: latestFirst(({ applicationTime }) => applicationTime),
  }),
  invalidate(MALL),
  invalidate(DELIVERY),
);
