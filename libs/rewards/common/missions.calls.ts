import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { MISSION } from '#libs/site/common/modules';
import { campaignGiving, campaignReward, MEASURES, missionStep, PERIODS } from './campaign.js';
import { playScope } from './play-scope.js';
import { reward } from './promotions.calls.js';

export const mission = z.object({
  id: z.uuid(),
  title: z.string(),
  text: z.string(),
  measure: z.enum(MEASURES),
  every: z.enum(['once', ...PERIODS]),
  scope: playScope,
  /** Of the vendors and titles of its scope. */
  scopeNames: z.object({ vendors: z.array(z.string()), titles: z.array(z.string()) }),
  /** Of 1 (Monday) to 7; `null`: each day counts. */
  weekdays: z.array(z.int()).nullable(),
  currency: currencyCode,
  kind: campaignReward.shape.kind,
  wagering: campaignReward.shape.wagering,
  giving: campaignGiving,
  /** When this period, or the mission, is over; `null`: not foreseen. */
  endsAt: z.string().nullable(),
  /** What was done in this period: a wire amount, a multiple with two digits, or a number of rounds, deposits or days. */
  done: z.string(),
  /** With the reward of this period, once the step is reached. */
  steps: z.array(missionStep.extend({ reward: reward.nullable() })),
  /** Of former periods, which can still be claimed. */
  earlier: z.array(reward),
});
export type Mission = z.output<typeof mission>;

export const getMissions = defineCall({
  method: 'GET',
  path: '/wps/rewards/missions',
  summary:
    'The missions that run for the member, with what was done of each; it counts a few seconds after a round is settled',
  access: MEMBERS_AND_AGENTS,
  module: MISSION,
  input: z.strictObject({ language: languageInput }),
  value: z.object({ list: z.array(mission), seq: z.int() }),
});
