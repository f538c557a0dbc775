import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { ownApplication } from './application.js';
import {
  campaignContact,
  campaignEligibility,
  campaignGiving,
  campaignReward,
  campaignSchedule,
  PROMO_CATEGORIES,
  promotionTrigger,
  REWARD_KINDS,
} from './campaign.js';
import { ownFreeRounds } from './free-rounds.js';
import { delivery, rewardGoods } from './mall.js';

const id = z.uuid();

export const ENTITLEMENT_STATES = [
  'joined',
  'applying',
  'process',
  'rejected',
  'claimable',
  'claimed',
  'issued',
  'closed',
] as const;
export type EntitlementState = (typeof ENTITLEMENT_STATES)[number];

/** A member's claim to one reward. `amount`: a wire amount, of points and free rounds a whole number; `null` until it is known. */
export const reward = z.object({
  id,
  promotion: id,
  title: z.string(),
  kind: z.enum(REWARD_KINDS),
  amount: z.string().nullable(),
  currency: currencyCode,
  status: z.enum(ENTITLEMENT_STATES),
  /** Until when it can be claimed (ISO 8601). */
  lapsesAt: z.string().nullable(),
  at: z.string(),
  /** Of free rounds that were given. */
  freeRounds: ownFreeRounds.nullable(),
  /** Of which the member chooses one, while it can be claimed; empty for other rewards. */
  goods: z.array(rewardGoods),
});
export type Reward = z.output<typeof reward>;

/**
 * What the caller can do: nothing yet (`coming-soon`), `join`, make happen what it waits for (`open`, or `joined`), `apply`, wait for an operator
 * (`applying`, `process`), apply again where it may (`rejected`), `claim`, nothing more (`received`), or nothing at all (`closed`: over, spent,
 * or for others).
 */
export const PROMOTION_STATES = [
  'coming-soon',
  'join',
  'open',
  'joined',
  'apply',
  'applying',
  'process',
  'rejected',
  'claim',
  'received',
  'closed',
] as const;
export type PromotionState = (typeof PROMOTION_STATES)[number];

/**
 * Why a promotion is `closed` to the caller: it is `over` or has been given to others as often as it can be (`spent`), a claim has `lapsed`,
 * a higher `level` is asked for, or it is for `others`.
 */
export const PROMOTION_OBSTACLES = ['over', 'spent', 'lapsed', 'level', 'others'] as const;
export type PromotionObstacle = (typeof PROMOTION_OBSTACLES)[number];

/** Vendors and titles that the trigger names, in the reader's language. */
export const scopeNames = z.object({ vendors: z.array(z.string()), titles: z.array(z.string()) });
export type ScopeNames = z.output<typeof scopeNames>;

export const promotion = z.object({
  id,
  category: z.enum(PROMO_CATEGORIES),
  title: z.string(),
  text: z.string(),
  /** Where to ask or take part outside of the site. */
  contact: campaignContact.nullable(),
  trigger: promotionTrigger,
  scopeNames,
  /** Of the game whose free rounds it gives, in the reader's language. */
  game: z.string().nullable(),
  /** Of which the member chooses one. */
  goods: z.array(rewardGoods),
  reward: campaignReward,
  giving: campaignGiving,
  /** By what accounts that share it have the reward once. */
  oncePer: campaignEligibility.shape.oncePer,
  schedule: campaignSchedule,
  currency: currencyCode,
  status: z.enum(PROMOTION_STATES),
  /** Of one that is closed. */
  obstacle: z.enum(PROMOTION_OBSTACLES).nullable(),
  /** The VIP level that is asked for, where a higher one is. */
  level: z.int().nullable(),
  /** The reward that can be claimed first. */
  claim: reward.nullable(),
  /** Of a promotion for which members apply. */
  application: ownApplication.nullable(),
});
export type Promotion = z.output<typeof promotion>;

export const listPromotions = defineCall({
  method: 'GET',
  path: '/wps/rewards/promotions',
  summary: 'Promotions that run or are announced, with what the caller can do with each',
  access: EVERYBODY,
  input: z.strictObject({ language: languageInput }),
  value: z.object({ list: z.array(promotion), seq: z.int().nullable() }),
});

export const getPromotion = defineCall({
  method: 'GET',
  path: '/wps/rewards/promotions/:id',
  summary: 'One promotion, as its list has it',
  access: EVERYBODY,
  input: z.strictObject({ id, language: languageInput }),
  value: promotion.extend({ seq: z.int().nullable() }),
});

export const joinPromotion = defineCall({
  method: 'POST',
  path: '/wps/rewards/promotions/:id/join',
  summary: 'Opts in: what happens from now on counts',
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z.strictObject({ id }),
  value: z.object({ status: z.enum(ENTITLEMENT_STATES) }),
});

export const claimReward = defineCall({
  method: 'POST',
  path: '/wps/rewards/claims/:id',
  summary: 'Pays a reward that can be claimed; of goods it orders the one that was chosen',
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z.strictObject({
    id,
    /** Of a choice of goods: which; none only once none of them is left. */
    goods: z.uuid().optional(),
    /** Of goods that are sent. */
    address: delivery.optional(),
  }),
  value: z.object({
    status: z.enum(ENTITLEMENT_STATES),
    kind: z.enum(REWARD_KINDS),
    amount: z.string(),
    currency: currencyCode,
  }),
});

export const redeemCode = defineCall({
  method: 'POST',
  path: '/wps/rewards/codes',
  summary: 'Gives the code of a promotion, ten an hour at most. One answer for unknown, used and over',
  access: MEMBERS_AND_AGENTS,
  idempotent: true,
  input: z.strictObject({ code: z.string().trim().min(1).max(40) }),
  value: z.object({}),
});

export const getRewardCenter = defineCall({
  method: 'GET',
  path: '/wps/rewards/center',
  summary: "The member's rewards: those to claim first, then the newest",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ ...paging, language: languageInput }),
  value: pageOf(reward).extend({
    /** Redemptions of the points mall that have changed since the member opened their list. */
    redemptions: z.int(),
    seq: z.int(),
  }),
});
