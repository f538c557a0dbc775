import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { VIP } from '#libs/site/common/modules';

/** Wire amounts; shares are parts per million of the valid bet. */
export const vipLevel = z.object({
  level: z.int(),
  /** The sum of valid bets that it needs. */
  needs: z.string(),
  /** The valid bet of a month that keeps it; `null`: it is never lost. */
  keeps: z.string().nullable(),
  /** Paid on reaching it for the first time. */
  upgrade: z.string(),
  weeklyShare: z.int(),
  /** On one day of the brand's time zone; the sum is `null` where only the count is limited. */
  withdrawalsPerDay: z.int(),
  withdrawnPerDay: z.string().nullable(),
  /** The rebate by type of game. */
  rebateShares: z.record(z.string(), z.int()),
});
export type VipLevel = z.output<typeof vipLevel>;

export const getVip = defineCall({
  method: 'GET',
  path: '/wps/rewards/vip',
  summary: "The member's VIP level and the way to the next one, and what each level gives",
  access: MEMBERS_AND_AGENTS,
  module: VIP,
  input: z.strictObject({}),
  value: z.object({
    currency: currencyCode,
    level: z.int(),
    /** The sum of valid bets that counts. */
    progress: z.string(),
    /** The level that is reached and waits for an operator. */
    checked: z.int().nullable(),
    /** What the next level needs; `null` on the highest. */
    nextNeeds: z.string().nullable(),
    /** The valid bet of this month (ISO 8601: when it ends), and what keeps the level in it; `null`: it cannot be lost this month. */
    month: z.object({ bet: z.string(), keeps: z.string().nullable(), endsAt: z.string() }),
    /** The weekly rebate that has come together, and when it is paid. */
    weekly: z.object({ amount: z.string(), paidAt: z.string() }),
    levels: z.array(vipLevel),
    seq: z.int(),
  }),
});
