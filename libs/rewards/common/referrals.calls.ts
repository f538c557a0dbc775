import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { REFERRAL } from '#libs/site/common/modules';
import { campaignGiving, campaignReward, REFERRAL_SIDES } from './campaign.js';

/** What a campaign gives one side of a referral, and for what. Wire amounts. */
export const referralOffer = z.object({
  promotion: z.uuid(),
  title: z.string(),
  side: z.enum(REFERRAL_SIDES),
  kind: campaignReward.shape.kind,
  /** At the member's VIP level; for the one who is referred at the lowest. Of points and free rounds a whole number. */
  amount: z.string(),
  currency: currencyCode,
  wagering: campaignReward.shape.wagering,
  giving: campaignGiving,
  days: z.int(),
  deposit: z.string(),
  holdHours: z.int(),
  validBet: z.string(),
  perMonth: z.int().nullable(),
});
export type ReferralOffer = z.output<typeof referralOffer>;

/**
 * `open`: something is missing. `checked`: an operator looks at it. `claim`, `received`, `refused` and `lapsed` are states of the reward.
 * `none`: no campaign ran, or it gives nothing more. `over`: the time is over.
 */
export const REFERRAL_STATES = [
  'open',
  'checked',
  'claim',
  'received',
  'refused',
  'lapsed',
  'none',
  'over',
] as const;
export type ReferralState = (typeof REFERRAL_STATES)[number];

/** What is done of what a campaign asks for. */
export const referralSteps = z.object({
  mobile: z.boolean(),
  deposit: z.boolean(),
  /** Until when the deposit has to stand, where it has not yet. */
  standsFrom: z.string().nullable(),
  play: z.boolean(),
});
export type ReferralSteps = z.output<typeof referralSteps>;

const referral = z.object({
  state: z.enum(REFERRAL_STATES),
  registeredAt: z.string(),
  /** Until when the conditions can be met, and what is done of them; `null` where no campaign ran. */
  endsAt: z.string().nullable(),
  steps: referralSteps.nullable(),
});

/** A member whom the caller has referred, with a masked name. */
export const referredMember = referral.extend({ name: z.string() });
export type ReferredMember = z.output<typeof referredMember>;

export const getReferrals = defineCall({
  method: 'GET',
  path: '/wps/rewards/referral',
  summary:
    'What referrals give, the members whom the caller has referred, and what the caller misses as a referred member',
  access: MEMBERS_AND_AGENTS,
  module: REFERRAL,
  input: z.strictObject({ ...paging, language: languageInput }),
  value: pageOf(referredMember).extend({
    offers: z.array(referralOffer),
    /** How many of all were rewarded. */
    rewarded: z.int(),
    /** Of a caller who was referred; wire amounts of valid bets. */
    own: referral.extend({ offer: referralOffer, bet: z.string() }).nullable(),
    seq: z.int(),
  }),
});
