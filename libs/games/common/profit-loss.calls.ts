import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { isoDay } from '#libs/platform/common/iso-day';

export const PROFIT_GROUPS = ['day', 'vendor', 'category'] as const;
export type ProfitGroup = (typeof PROFIT_GROUPS)[number];

/** A year, a leap day included. */
export const MOST_PROFIT_DAYS = 366;

const DAY_MS = 86_400_000;

/** What settled rounds come to, in wire amounts. */
const profitFigures = z.object({
  stake: z.string(),
  payout: z.string(),
  /** Payout less stake: below zero, the member lost. */
  profitLoss: z.string(),
  validBet: z.string(),
  rounds: z.int(),
});
export type ProfitFigures = z.output<typeof profitFigures>;

const profitRow = profitFigures.extend({
  /** A day (`YYYY-MM-DD`, brand's time zone), the code of a vendor, or a category. */
  key: z.string(),
  /** A vendor's; days and categories are named by the reader. */
  name: z.string().nullable(),
});
export type ProfitRow = z.output<typeof profitRow>;

export const getProfitLoss = defineCall({
  method: 'GET',
  path: '/wps/records/profit-loss',
  summary:
    "What the member's rounds came to that were settled in at most 366 days: by day, vendor or category",
  access: LOGGED_IN,
  input: z
    .strictObject({
      /** The first and the last day, both included, in the brand's time zone. */
      from: isoDay,
      to: isoDay,
      groupBy: z.enum(PROFIT_GROUPS).default('day'),
    })
    .superRefine(({ from, to }, context) => {
      const days = (Date.parse(to) - Date.parse(from)) / DAY_MS + 1;
      if (days < 1) context.addIssue({ code: 'custom', path: ['to'], message: 'field_date_order' });
      if (days > MOST_PROFIT_DAYS)
        context.addIssue({
          code: 'custom',
          path: ['to'],
          message: 'field_too_many_days',
          params: { days: MOST_PROFIT_DAYS },
        });
    }),
  value: z.object({
    /** Groups that have a round: the latest day first, vendors and categories by their stakes. */
    list: z.array(profitRow),
    totals: profitFigures,
    /** Play money for a trial account; rounds in another currency are not counted. */
    currency: currencyCode,
    seq: z.int(),
  }),
});
