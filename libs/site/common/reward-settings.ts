import { z } from 'zod';
import { settingAmount as amount } from './setting-amount.js';

const amounts = z.array(amount).min(1);
/** Parts per million of a valid bet, one for each VIP level. */
const shares = z.array(z.int().min(0).max(1_000_000)).min(1);

/** The types of games, as titles have them, that earn points and rebate. */
export const EARNING_TYPES = [
  'RNG',
  'FISH',
  'LIVE',
  'SPORTS',
  'ESPORTS',
  'COCKFIGHT',
  'PVP',
  'LOTT',
  'ELOTT',
] as const;
export type EarningType = (typeof EARNING_TYPES)[number];

const byType = <Schema extends z.ZodType>(schema: Schema) =>
  z.strictObject(
    Object.fromEntries(EARNING_TYPES.map((type) => [type, schema])) as Record<EarningType, Schema>,
  );

const pointRules = z.strictObject({
  /** What one point is worth. */
  worth: amount,
  /** The valid bet that earns one point, by type of game; nothing is earned at 0. */
  stakePerPoint: byType(amount),
  /** How many points may be converted to money at least. */
  convertMin: z.int().positive(),
});

const rebateRules = z.strictObject({
  /** By type of game, and by VIP level. */
  shares: byType(shares),
  /** The least amount that a member may claim. */
  claimMin: amount,
  /** What is not claimed for so many days is paid by itself. */
  payAfterDays: z.int().positive(),
});

/** One value for each VIP level, from level 0. */
const levelRules = z.strictObject({
  /** The sum of valid bets that a level needs. */
  needs: amounts,
  /** The valid bet of a month that keeps a level; a level with 0 is never lost. */
  keeps: amounts,
  /** What reaching it for the first time pays. */
  upgrades: amounts,
  /** Of a week's valid bets, paid when the week has ended. */
  weeklyShares: shares,
  /** Withdrawals a day, and the most that they come to. Empty: `withdrawals.perDay` for each level, and any sum. */
  withdrawalsPerDay: z.array(z.int().positive()).default([]),
  withdrawnPerDay: z.array(amount).default([]),
});

/** Redemptions in the points mall. */
const mallRules = z.strictObject({
  /** How many times chips, which are bonus money, have to be staked, and for how many days they may be. */
  chipTimes: z.int().min(1).max(10),
  chipDays: z.int().min(7).max(365),
  /** How many times cash has to be staked. */
  cashTimes: z.int().min(0).max(10),
  /** For how many days after its end a redemption keeps name and address of the receiver. */
  addressDays: z.int().min(1).max(3650),
});
const DEFAULT_MALL_RULES = { chipTimes: 3, chipDays: 30, cashTimes: 1, addressDays: 180 };

const vipRules = z.strictObject({
  /** The lowest level that an operator has to confirm; 0: none. */
  checkFrom: z.int().min(0).max(21),
});
const DEFAULT_VIP_RULES = { checkFrom: 0 };

const promotionRules = z.strictObject({
  /**
   * What play earns is given for the same product (casino, betting, lottery), or both are free to choose, as the UK rule SR 5.1.1 of the LCCP
   * asks for.
   */
  oneProduct: z.boolean(),
  /** So many members of one network get a reward for registering or proving their number in a day, before operators look at the next; 0: any number. */
  newMembersPerNetwork: z.int().min(0).max(10_000).default(3),
});
const DEFAULT_PROMOTION_RULES = { oneProduct: true, newMembersPerNetwork: 3 };

/** What play earns a member. All that is paid on one bet stays within `contracts.edgeShare` of the game's edge. */
export const rewardSettings = z
  .strictObject({
    points: pointRules,
    rebate: rebateRules,
    levels: levelRules,
    mall: mallRules.default(DEFAULT_MALL_RULES),
    vip: vipRules.default(DEFAULT_VIP_RULES),
    promotions: promotionRules.default(DEFAULT_PROMOTION_RULES),
  })
  .superRefine(({ levels, rebate, points }, context) => {
    if (Number(points.worth) === 0)
      context.addIssue({ code: 'custom', path: ['points', 'worth'], message: 'must be above 0' });
    const count = levels.needs.length;
    const lists = {
      ...Object.fromEntries(Object.entries(levels).map(([name, list]) => [`levels.${name}`, list])),
      ...Object.fromEntries(
        Object.entries(rebate.shares).map(([type, list]) => [`rebate.shares.${type}`, list]),
      ),
    };
    const optional = ['levels.withdrawalsPerDay', 'levels.withdrawnPerDay'];
    for (const [path, list] of Object.entries(lists))
      if (list.length !== count && !(optional.includes(path) && list.length === 0))
        context.addIssue({
          code: 'custom',
          path: path.split('.'),
          message: `has ${list.length} values where there are ${count} levels`,
        });
    const needs = levels.needs.map(Number);
    if (needs[0] !== 0 || needs.some((need, level) => level > 0 && need <= (needs[level - 1] ?? 0)))
      context.addIssue({ code: 'custom', path: ['levels', 'needs'], message: 'must begin with 0 and rise' });
  });
export type RewardSettings = z.output<typeof rewardSettings>;

const ofAllTypes = <T>(value: T) =>
  Object.fromEntries(EARNING_TYPES.map((type) => [type, value])) as Record<EarningType, T>;

/** Nothing is earned, and nobody rises. */
export const DEFAULT_REWARD_SETTINGS: RewardSettings = {
  points: { worth: '1', stakePerPoint: ofAllTypes('0'), convertMin: 1 },
  rebate: { shares: ofAllTypes([0]), claimMin: '1', payAfterDays: 3 },
  levels: {
    needs: ['0'],
    keeps: ['0'],
    upgrades: ['0'],
    weeklyShares: [0],
    withdrawalsPerDay: [],
    withdrawnPerDay: [],
  },
  mall: DEFAULT_MALL_RULES,
  vip: DEFAULT_VIP_RULES,
  promotions: DEFAULT_PROMOTION_RULES,
};
