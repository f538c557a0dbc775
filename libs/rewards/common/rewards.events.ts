import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineBoard } from '#libs/platform/common/board';
import { definePush } from '#libs/platform/common/push';
import { redemption } from './mall.js';
import { ENTITLEMENT_STATES } from './promotions.calls.js';

export const earningsChanged = definePush({
  name: 'earnings.changed',
  summary:
    'Play was counted, or what it had earned was paid: points, rebate and the way to the next VIP level',
  data: z.object({
    points: z.int(),
    /** Wire amounts. What a claim of the rebate pays, and the sum of valid bets that counts for the level. */
    rebate: z.string(),
    progress: z.string(),
    level: z.int(),
    currency: currencyCode,
  }),
});

export const rewardChanged = definePush({
  name: 'reward.changed',
  summary:
    'A reward of a promotion can be claimed, was paid, has lapsed, is held for an operator, or its application was sent, taken or rejected. Pages read their lists again',
  data: z.object({
    id: z.uuid(),
    promotion: z.uuid(),
    status: z.enum(ENTITLEMENT_STATES),
  }),
});

export const referralChanged = definePush({
  name: 'referral.changed',
  summary:
    'Somebody registered with the member’s code, or has proved a number or made a deposit since; the page is read again',
  data: z.object({
    /** When it happened. */
    at: z.string(),
  }),
});

export const redemptionChanged = definePush({
  name: 'redemption.changed',
  summary: 'Points were redeemed, or an operator has approved, completed or rejected a redemption',
  data: redemption,
});

export const mallChanged = defineBoard({
  name: 'mall.changed',
  summary: 'Goods of the points mall were redeemed, given back or changed',
  audience: 'everybody',
  data: z.object({
    /** Pieces that are left, by goods. */
    left: z.record(z.uuid(), z.int()),
    /** When an operator changed goods last; the list is to be read again. */
    changedAt: z.string().nullable(),
  }),
});

export const promotionsChanged = defineBoard({
  name: 'promotions.changed',
  summary:
    'A promotion was published, changed, paused or ended; open lists of promotions are to be read again',
  audience: 'everybody',
  data: z.object({}),
});

export const campaignEdited = defineBoard({
  name: 'campaign.edited',
  summary: 'An operator has saved a campaign or changed its state; open lists of them are to be read again',
  audience: 'operators',
  data: z.object({
    /** When the last change was made. */
    at: z.string().nullable(),
  }),
});
