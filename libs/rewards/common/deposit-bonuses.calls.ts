import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { campaignReward, REWARD_KINDS, rewardSize } from './campaign.js';
import { WINNINGS } from './free-rounds.js';

/** A bonus that a deposit can bring. Amounts are wire amounts, of points and free rounds whole numbers. */
export const depositBonus = z.object({
  /** Of the promotion. */
  id: z.uuid(),
  title: z.string(),
  kind: z.enum(REWARD_KINDS),
  /** What this member gets: an amount, or percent of the deposit. */
  size: rewardSize,
  /** The smallest deposit for which it is given. */
  least: z.string(),
  wagering: campaignReward.shape.wagering,
  /** Of free rounds: what is won becomes. */
  winnings: z.enum(WINNINGS).nullable(),
  /** The order has to be made before (ISO 8601). */
  endsAt: z.string().nullable(),
  /** The member has joined it before. */
  joined: z.boolean(),
});
export type DepositBonus = z.output<typeof depositBonus>;

export const listDepositBonuses = defineCall({
  method: 'GET',
  path: '/wps/rewards/deposit-bonuses',
  summary: "The bonuses of which one can be chosen with the order of the member's next deposit",
  access: MEMBERS_AND_AGENTS,
  input: z.strictObject({ language: languageInput }),
  value: z.object({
    list: z.array(depositBonus),
    /** Those that come with the deposit, whatever is chosen. */
    automatic: z.array(depositBonus),
    currency: currencyCode,
    seq: z.int(),
  }),
});
