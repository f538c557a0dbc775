import type { Promotion } from '#libs/rewards/common/promotions.calls';

/** What can be taken or is announced; what the reader has joined or applied for, can claim or has; and what is over, for all or for the reader. */
export const PROMOTION_TABS = ['available', 'mine', 'ended'] as const;
export type PromotionTab = (typeof PROMOTION_TABS)[number];

type Sorted = Pick<Promotion, 'status' | 'obstacle' | 'schedule'>;

/** `now`: server time in milliseconds. */
export function tabOf({ status, obstacle, schedule: { endsAt } }: Sorted, now: number): PromotionTab {
  switch (status) {
    case 'join':
    case 'open':
    case 'apply':
    case 'coming-soon':
      return 'available';
    case 'joined':
    case 'applying':
    case 'process':
    case 'rejected':
    case 'claim':
      return 'mine';
    case 'received':
      return endsAt !== null && Date.parse(endsAt) <= now ? 'ended' : 'mine';
    case 'closed':
      // It opens to whoever rises.
      return obstacle === 'level' ? 'available' : 'ended';
  }
}
