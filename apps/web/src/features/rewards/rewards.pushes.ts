import type { DataOf } from '#libs/platform/common/push';
import { earningsChanged } from '#libs/rewards/common/rewards.events';
import { invalidate, mergeInto } from '../../data/push/cache-rules';
import { on } from '../../data/push/push-table';
import { POINT_HISTORY, POINTS, REBATE, REBATE_PAYMENTS, VIP, type Vip } from './rewards.api';

type Earned = DataOf<typeof earningsChanged>;

/** What the push carries shows at once; sums of the month, of the week and by type of game are read again. */
export const rewardPushes = on(
  [earningsChanged],
  mergeInto(POINTS, ({ points }: Earned) => ({ currentPoints: points })),
  mergeInto(REBATE, ({ rebate }: Earned) => ({ claimable: rebate })),
  mergeInto(VIP, ({ progress, level }: Earned, { levels, checked }: Vip) => ({
    progress,
    level,
    checked: checked !== null && checked > level ? checked : null,
    nextNeeds: levels[level + 1]?.needs ?? null,
  })),
  ...[REBATE, REBATE_PAYMENTS, VIP, POINT_HISTORY].map(invalidate),
);
