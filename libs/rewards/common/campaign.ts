import { z } from 'zod';
import { anyOfTags } from '#libs/members/common/member-tags';
import { currencyCode } from '#libs/money/currency-code';
import { languageCode } from '#libs/site/common/language-code';
import { httpsAddress } from '#libs/site/common/outside-addresses';
import { applicationTerms } from './application.js';
import { freeRoundTerms } from './free-rounds.js';
import { playScope } from './play-scope.js';

/** By what members sort promotions. */
export const PROMO_CATEGORIES = [
  'other',
  'sports',
  'live-casino',
  'slots',
  'card-games',
  'fishing',
  'lotto',
  'rebate',
  'point-mall',
  'ranking',
  'deposit',
  'app-download',
  'new-player',
  'gaming',
  'brand-story',
  'ambassador',
] as const;
export type PromoCategory = (typeof PROMO_CATEGORIES)[number];

export const CAMPAIGN_STATES = ['draft', 'published', 'paused', 'ended'] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** A wire amount, as in "100.00". */
const amount = z.string().regex(/^\d{1,12}(\.\d{1,3})?$/);
const moment = z.iso.datetime();

/** Days, weeks and months, after which what was played is judged. */
export const PERIODS = ['D', 'W', 'M'] as const;

/** What missions count: play, by the games of a scope; credited deposits; and days with a log-in. */
export const PLAY_MEASURES = ['valid-bet', 'rounds', 'days-played', 'best-multiple', 'net-loss'] as const;
export const DEPOSIT_MEASURES = ['deposit-sum', 'deposit-count'] as const;
export const LOGIN_MEASURES = ['login-days'] as const;
export const MEASURES = [...PLAY_MEASURES, ...DEPOSIT_MEASURES, ...LOGIN_MEASURES] as const;
export type Measure = (typeof MEASURES)[number];
export const isPlayMeasure = (measure: Measure): boolean => PLAY_MEASURES.some((each) => each === measure);

/** By what a leaderboard ranks: the best win of a round in relation to its stake, wins together, rounds, or valid bets together. */
export const RANK_METRICS = ['best-multiple', 'payout-sum', 'rounds', 'valid-bet'] as const;
export type RankMetric = (typeof RANK_METRICS)[number];
/** Who has the same score is ranked by who had it first, or shares the prizes of their places. */
export const RANK_TIES = ['first', 'share'] as const;

/** For what raffles give tickets. */
export const TICKET_SOURCES = ['valid-bet', 'deposit-sum'] as const;
export type TicketSource = (typeof TICKET_SOURCES)[number];
/** Whom a referral's campaign rewards. */
export const REFERRAL_SIDES = ['referrer', 'referred'] as const;

const OPEN_TRIGGERS = [
  z.strictObject({ on: z.literal('registered') }),
  /** A mobile number was proved for the first time. */
  z.strictObject({ on: z.literal('verified') }),
  /** A log-in: the first one in the campaign, or the first of each day; by the installed app alone, or by any client. */
  z.strictObject({ on: z.literal('login'), every: z.enum(['once', 'day']), app: z.boolean() }),
  /**
   * A credited deposit of at least `least`: each one, or the member's `nth` alone, of all or of each day, week or month of the brand's
   * time zone (`within`), in which it is given once.
   */
  z.strictObject({
    on: z.literal('deposit'),
    least: amount,
    nth: z.int().min(1).max(100).nullable(),
    within: z.enum(PERIODS).nullable().default(null),
  }),
  /** The member's birthday, where the birth date was given at least 30 days before. */
  z.strictObject({ on: z.literal('birthday') }),
  /** A VIP level of at least `least` was reached for the first time. */
  z.strictObject({ on: z.literal('level'), least: z.int().min(1).max(20) }),
  /**
   * A day, week or month of the brand's time zone is over, in which the member has lost own money: own stakes less own payouts of rounds
   * that counted towards no bonus.
   */
  z.strictObject({
    on: z.literal('period'),
    every: z.enum(PERIODS),
    base: z.literal('net-loss'),
    scope: playScope,
  }),
  /**
   * What a member does in a day, week or month of the brand's time zone, or since the campaign began, reaches the targets of the reward's
   * steps: valid bets, losses or deposits as an amount, the best win of a round as so many times its stake, else a number of rounds,
   * deposits or days. Each step is given once in each period.
   */
  z.strictObject({
    on: z.literal('measure'),
    measure: z.enum(MEASURES),
    every: z.enum(['once', ...PERIODS]),
    scope: playScope,
  }),
  /** A day, week or month of the brand's time zone, or the whole campaign, is over, in which members were ranked by their play. */
  z.strictObject({
    on: z.literal('rank'),
    metric: z.enum(RANK_METRICS).default('best-multiple'),
    every: z.enum(['once', ...PERIODS]),
    scope: playScope,
    ties: z.enum(RANK_TIES),
  }),
  /**
   * Tickets win when a day, week or month of the brand's time zone, or the whole campaign, is over: one for each `each` of valid bets or
   * deposits together.
   */
  z.strictObject({
    on: z.literal('draw'),
    source: z.enum(TICKET_SOURCES),
    each: amount,
    every: z.enum(['once', ...PERIODS]),
    scope: playScope,
  }),
  /**
   * A member registered with another member's own code while the campaign ran, and within `days` has proved the mobile number, made a
   * deposit of at least `deposit` that stands for `holdHours`, and placed valid bets of `validBet`. It rewards the `side`: the one whose
   * code it was, in `perMonth` cases of a month of the brand's time zone at most, or the one who was referred.
   */
  z.strictObject({
    on: z.literal('referral'),
    side: z.enum(REFERRAL_SIDES),
    days: z.int().min(1).max(365),
    deposit: amount,
    holdHours: z.int().min(0).max(720),
    validBet: amount,
    perMonth: z.int().min(1).max(1000).nullable(),
  }),
  /** Nothing that a member does: operators give it to whom they choose. */
  z.strictObject({ on: z.literal('manual') }),
] as const;

/** What makes a member eligible, each time that it happens. */
export const campaignTrigger = z.discriminatedUnion('on', [
  ...OPEN_TRIGGERS,
  /** The member gives the code. */
  z.strictObject({ on: z.literal('code'), code: z.string().regex(/^[A-Z0-9]{6,20}$/) }),
]);
export type CampaignTrigger = z.output<typeof campaignTrigger>;
/** As members see it: without the code. */
export const promotionTrigger = z.discriminatedUnion('on', [
  ...OPEN_TRIGGERS,
  z.strictObject({ on: z.literal('code') }),
]);
export const TRIGGERS = [
  'registered',
  'verified',
  'login',
  'deposit',
  'level',
  'birthday',
  'period',
  'measure',
  'rank',
  'draw',
  'referral',
  'manual',
  'code',
] as const;

export const missionStep = z.strictObject({ target: amount, amount });
export type MissionStep = z.output<typeof missionStep>;

/** The most places of a leaderboard, or prizes of a raffle. */
export const MOST_PLACES = 1000;
const place = z.int().min(1).max(MOST_PLACES);
/** What each of the places `from` to `to` gets; of a raffle, each of these prizes. */
export const rankPrize = z.strictObject({ from: place, to: place, amount });
export type RankPrize = z.output<typeof rankPrize>;

/**
 * How much: an amount, an amount for each VIP level from 0 on, the last of which is for higher ones too, or percent of the deposit or the loss, rounded down once: up to `most`, and nothing at all below `least`. Points are
 * whole numbers, and of free rounds and tickets it says how many.
 */
export const rewardSize = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('fixed'), amount }),
  z.strictObject({ kind: z.literal('level'), amounts: z.array(amount).min(1).max(21) }),
  z.strictObject({
    kind: z.literal('percent'),
    percent: z.int().min(1).max(1000),
    least: amount.nullable().default(null),
    most: amount,
  }),
  /** Of a mission. Targets rise: an amount, a multiple with two digits, or a whole number. */
  z.strictObject({ kind: z.literal('steps'), steps: z.array(missionStep).min(1).max(10) }),
  /** Of a leaderboard or a raffle. Each range begins where the one before it ends, and prizes do not rise. */
  z.strictObject({ kind: z.literal('ranks'), prizes: z.array(rankPrize).min(1).max(50) }),
]);
export type RewardSize = z.output<typeof rewardSize>;

/** What has to be staked before it is free. `times` are hundredths; `days` and the rest are of bonus money alone. */
export const rewardWagering = z.strictObject({
  times: z.int().min(0).max(10_000),
  /** The code of a wagering plan of the brand; `null`: every game counts whole. */
  plan: z.string().max(40).nullable(),
  counts: z.enum(['all', 'bonus']),
  maxBet: amount.nullable(),
  days: z.int().min(1).max(365),
  onWithdrawal: z.enum(['forfeit', 'keep']),
});

export const REWARD_KINDS = ['cash', 'bonus', 'points', 'free-rounds', 'goods', 'tickets'] as const;
export type RewardKind = (typeof REWARD_KINDS)[number];

/** Ids of goods, listed in the mall or not, of which the member chooses one piece. */
export const goodsChoice = z.strictObject({ choice: z.array(z.uuid()).min(1).max(10) });

export const campaignReward = z.strictObject({
  kind: z.enum(REWARD_KINDS),
  size: rewardSize,
  wagering: rewardWagering,
  /** Of free rounds alone. */
  rounds: freeRoundTerms.optional(),
  /** Of goods alone. Their size is what the budget counts, and what is paid as own money once none of the choice is left. */
  goods: goodsChoice.optional(),
  /** Of tickets alone: the campaign that draws among them. */
  raffle: z.uuid().optional(),
});

/** By what accounts of one person are told. */
export const ONCE_PER = ['device', 'address', 'bank-account'] as const;

/** Who may take part, beside members who are active and not barred. */
export const campaignEligibility = z.strictObject({
  levels: z.array(z.int().min(0).max(20)).max(20).nullable(),
  agents: z.boolean(),
  /** Registered from this moment on. */
  registeredFrom: moment.nullable(),
  /** Has any of these tags. */
  tags: anyOfTags.default(null),
  /** Of members who share a known device, a network of their first sessions, or the number of a bank account that they have or had, only one has a reward. */
  oncePer: z.array(z.enum(ONCE_PER)).max(ONCE_PER.length).default([]),
});

/** `optIn`: who has not joined before gets nothing. A reward is paid at once, or claimed within some days. */
export const campaignGiving = z.strictObject({
  optIn: z.boolean(),
  how: z.enum(['auto', 'claim']),
  claimDays: z.int().min(1).max(90),
  /** Where members apply to an operator. */
  application: applicationTerms.optional(),
});

/** The most of all rewards together, and how many. */
export const campaignBudget = z.strictObject({
  amount: amount.nullable(),
  claims: z.int().min(1).max(10_000_000).nullable(),
  perMember: z.int().min(1).max(1000).nullable(),
});

/** Half-open: it is over at `endsAt`. */
export const campaignSchedule = z.strictObject({
  startsAt: moment,
  endsAt: moment.nullable(),
  /** Only what happens on these days of the brand's time zone, of 1 (Monday) to 7, counts; `null`: on each. */
  weekdays: z.array(z.int().min(1).max(7)).min(1).max(7).nullable().default(null),
});

/** Where members ask or take part outside of the site, such as a Zalo account: what the link says, and its https address. */
export const campaignContact = z.strictObject({ label: z.string().trim().min(1).max(60), url: httpsAddress });

export const campaignTexts = z.partialRecord(
  languageCode,
  z.strictObject({
    title: z.string().trim().min(1).max(80),
    text: z.string().trim().max(2000),
    contact: campaignContact.optional(),
  }),
);

/** All of a campaign that operators decide. A new promotion is a row of this shape. */
export const campaignTerms = z.strictObject({
  category: z.enum(PROMO_CATEGORIES),
  trigger: campaignTrigger,
  eligibility: campaignEligibility,
  reward: campaignReward,
  giving: campaignGiving,
  budget: campaignBudget,
  schedule: campaignSchedule,
  texts: campaignTexts,
});
export type CampaignTerms = z.output<typeof campaignTerms>;

export const campaignSummary = z.object({
  id: z.uuid(),
  state: z.enum(CAMPAIGN_STATES),
  /** In the brand's first language, or another. */
  title: z.string(),
  trigger: z.enum(TRIGGERS),
  rewardKind: z.enum(REWARD_KINDS),
  startsAt: z.string(),
  endsAt: z.string().nullable(),
  /** Rewards that were given or can be claimed: how many, and their worth, a wire amount. */
  claims: z.int(),
  spent: z.string(),
  budget: z.string().nullable(),
  currency: currencyCode,
  changedAt: z.string(),
  changedBy: z.string(),
});
export type CampaignSummary = z.output<typeof campaignSummary>;

/** `draft` is what would be published next; `version` counts its changes, `publishedVersion` is the one in force. */
export const campaignDetail = campaignSummary.extend({
  version: z.int(),
  publishedVersion: z.int().nullable(),
  draft: campaignTerms,
});
export type CampaignDetail = z.output<typeof campaignDetail>;
