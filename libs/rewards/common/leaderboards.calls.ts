import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { MISSION } from '#libs/site/common/modules';
import { campaignGiving, campaignReward, PERIODS, RANK_METRICS, RANK_TIES, rankPrize } from './campaign.js';
import { playScope } from './play-scope.js';

/** How many ranks are shown. */
export const SHOWN_RANKS = 100;

/** It runs; it is over and takes what comes late; or it is final. */
export const BOARD_STATES = ['open', 'provisional', 'final'] as const;

/** A wire amount of wins or valid bets, a number of rounds, or a multiple such as "12.50". */
const score = z.string();
/** A wire amount, of points a whole number; `null`: none. */
const prize = z.string().nullable();

export const ownRank = z.object({
  rank: z.int(),
  score,
  prize,
  /** What is missing to the next better rank; `null` for the first, and once the board is over. */
  toNext: score.nullable(),
});

export const leaderboard = z.object({
  id: z.string(),
  /** The promotion of which it is one period. */
  promotion: z.uuid(),
  title: z.string(),
  text: z.string(),
  state: z.enum(BOARD_STATES),
  metric: z.enum(RANK_METRICS),
  every: z.enum(['once', ...PERIODS]),
  ties: z.enum(RANK_TIES),
  scope: playScope,
  /** Of the vendors and titles of its scope. */
  scopeNames: z.object({ vendors: z.array(z.string()), titles: z.array(z.string()) }),
  /** Of 1 (Monday) to 7; `null`: each day counts. */
  weekdays: z.array(z.int()).nullable(),
  currency: currencyCode,
  kind: campaignReward.shape.kind,
  wagering: campaignReward.shape.wagering,
  giving: campaignGiving,
  prizes: z.array(rankPrize),
  startsAt: z.string(),
  endsAt: z.string(),
  /** Whether the reader takes part, or has to join. */
  taking: z.enum(['join', 'part']),
  /** Members with a score. */
  participants: z.int(),
  /** When a score changed last. */
  asOf: z.string(),
  /** `null` without a score. */
  own: ownRank.nullable(),
});
export type Leaderboard = z.output<typeof leaderboard>;

export const rankedPlace = z.object({
  /** By which a row is recognised again while the board runs. */
  key: z.string(),
  rank: z.int(),
  /** Masked. */
  alias: z.string(),
  score,
  prize,
  /** Whether it is the reader. */
  own: z.boolean(),
});
export type RankedPlace = z.output<typeof rankedPlace>;

export const listLeaderboards = defineCall({
  method: 'GET',
  path: '/wps/rewards/leaderboard',
  summary: 'The leaderboards that run for the member, and those that ended last, with the own rank in each',
  access: MEMBERS_AND_AGENTS,
  module: MISSION,
  input: z.strictObject({ language: languageInput }),
  value: z.object({ list: z.array(leaderboard), seq: z.int() }),
});

export const getLeaderboard = defineCall({
  method: 'GET',
  path: '/wps/rewards/leaderboard/:id',
  summary: 'A leaderboard with its first hundred ranks; it counts a few seconds after a round is settled',
  access: MEMBERS_AND_AGENTS,
  module: MISSION,
  input: z.strictObject({ id: z.string().regex(/^\d{1,18}$/), language: languageInput }),
  value: leaderboard.extend({ top: z.array(rankedPlace), seq: z.int() }),
});
