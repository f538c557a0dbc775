import { z } from 'zod';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { POINTS } from '#libs/site/common/modules';
import { delivery, MOST_PIECES, pointReward, REDEMPTION_STATES, redemption } from './mall.js';

const rewards = {
  method: 'GET',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({ language: languageInput }),
  value: z.object({ list: z.array(pointReward), seq: z.int() }),
} as const;

export const getPointRewards = defineCall({
  ...rewards,
  path: '/wps/relay/MCS2_getPointRewards',
  summary: 'What points can be redeemed for, the fewest points first',
});

export const getPointReward = defineCall({
  ...rewards,
  path: '/wps/relay/MCS2_getPointReward',
  summary: 'The same under the name that public clients use',
});

const redemptions = {
  method: 'GET',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({ ...paging }),
  value: pageOf(redemption).extend({ seq: z.int() }),
} as const;

export const getRedeemList = defineCall({
  ...redemptions,
  path: '/wps/relay/MCS2_getRedeemList',
  summary: "The member's redemptions, the newest first",
});

export const getRedeemPointList = defineCall({
  ...redemptions,
  path: '/wps/relay/MCS2_getRedeemPointList',
  summary: 'The same under the name that public clients use',
});

export const redeemPointReward = defineCall({
  method: 'POST',
  path: '/wps/relay/passwordCheck/MCS2_redeemPointReward',
  summary: 'Redeems points, and an amount of own money where one is asked, for goods, chips or cash',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  sealed: true,
  idempotent: true,
  secrets: ['paymentPassword'],
  input: z.strictObject({
    rewardId: z.uuid(),
    /** What the member has read: 409 if an operator has changed it since. */
    version: z.int().min(1).optional(),
    quantity: z.int().min(1).max(MOST_PIECES),
    /** Of goods. */
    address: delivery.optional(),
    paymentPassword: z.string().min(1).max(255),
  }),
  value: z.object({ referenceNo: z.uuid(), status: z.enum(REDEMPTION_STATES), currentPoints: z.int() }),
});

export const getDelivery = defineCall({
  method: 'GET',
  path: '/wps/rewards/delivery',
  summary: "The receiver of a redemption, or of the member's last one that still has it",
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({ redemption: z.uuid().optional() }),
  value: z.object({ delivery: delivery.nullable() }),
});

export const markRedemptionsSeen = defineCall({
  method: 'POST',
  path: '/wps/rewards/redemptions/seen',
  summary: 'The list of redemptions was opened: what has changed in it counts no longer',
  access: MEMBERS_AND_AGENTS,
  module: POINTS,
  input: z.strictObject({}),
  value: z.object({}),
});
