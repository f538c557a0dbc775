import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { MISSION } from '#libs/site/common/modules';
import { type Measure, REWARD_KINDS } from './campaign.js';
import { ENTITLEMENT_STATES } from './promotions.calls.js';

/** What a mission of the lottery counts: valid bets or losses as an amount, the best win of a round, days with a round, or rounds. */
export const LOTTERY_MISSION_KINDS = ['valid-bet', 'wins', 'days', 'rounds', 'net-loss'] as const;
export type LotteryMissionKind = (typeof LOTTERY_MISSION_KINDS)[number];

/** `null` for what is counted of no game. */
export function lotteryMissionKind(measure: Measure): LotteryMissionKind | null {
  switch (measure) {
    case 'valid-bet':
    case 'rounds':
    case 'net-loss':
      return measure;
    case 'best-multiple':
      return 'wins';
    case 'days-played':
      return 'days';
    case 'deposit-sum':
    case 'deposit-count':
    case 'login-days':
      return null;
  }
}

/** Not reached yet; not reached while the mission ran; or what became of the reward. */
export const MILESTONE_STATES = ['open', 'missed', ...ENTITLEMENT_STATES] as const;

/** A wire amount, of points and other counted rewards a whole number. */
const reward = z.string();

export const lotteryMission = z.object({
  missionId: z.uuid(),
  title: z.string(),
  kind: z.enum(LOTTERY_MISSION_KINDS),
  /** Of the titles whose rounds count, as the catalogue has them. */
  gameCodes: z.array(z.string()),
  /** Of the period that runs, or of the last one (ISO 8601). */
  startAt: z.string(),
  /** `null`: not foreseen. */
  endAt: z.string().nullable(),
  /** As targets are: a wire amount, a multiple of the stake with two digits, or a number of days or rounds. */
  reachedValue: z.string(),
  currency: currencyCode,
  rewardKind: z.enum(REWARD_KINDS),
  milestones: z.array(
    z.object({
      target: z.string(),
      reward,
      status: z.enum(MILESTONE_STATES),
      /** By which the reward is claimed; `null` until the target is reached. */
      rewardId: z.uuid().nullable(),
    }),
  ),
});
export type LotteryMission = z.output<typeof lotteryMission>;

export const listLotteryMissions = defineCall({
  method: 'GET',
  path: '/lotto/lgw/missions/summary',
  summary:
    "The member's missions whose games are all of the lottery, with what was done in the period that runs (O), or of those that are over (C)",
  access: LOGGED_IN,
  module: MISSION,
  input: z.strictObject({
    /** Open or closed. */
    status: z.enum(['O', 'C']).default('O'),
    language: languageInput.optional(),
    ...paging,
  }),
  value: pageOf(lotteryMission).extend({ seq: z.int() }),
});

export const getLotteryLeaderboard = defineCall({
  method: 'GET',
  path: '/lotto/lgw/missions/leaderboard',
  summary:
    'The first hundred ranks of the newest period of a leaderboard whose games are all of the lottery; `missionId` is its promotion. 404 for a mission, which ranks nobody, for another product, and before a period has begun',
  access: LOGGED_IN,
  module: MISSION,
  input: z.strictObject({ missionId: z.uuid(), ...paging }),
  value: pageOf(
    z.object({
      rank: z.int(),
      /** Masked. */
      account: z.string(),
      /** A wire amount of wins or valid bets, a number of rounds, or a multiple of the stake with two digits. */
      reachedValue: z.string(),
      /** `null`: none. */
      reward: reward.nullable(),
    }),
  ).extend({
    currency: currencyCode,
    rewardKind: z.enum(REWARD_KINDS),
    /** The reader's own place, on whatever page; `null` without a score. */
    footer: z.object({ rank: z.int(), reachedValue: z.string() }).nullable(),
    seq: z.int(),
  }),
});
