import { z } from 'zod';
import { RATE_TEXT } from '#libs/money/rate';
import { countryCode } from '#libs/site/common/region-settings';
import { CATEGORIES } from './games.calls.js';

export const TITLE_STATES = ['offered', 'withdrawn'] as const;
export type TitleState = (typeof TITLE_STATES)[number];

/** What the brand decides about a title at once. */
export const titleSwitches = z.strictObject({
  isHot: z.boolean(),
  isNew: z.boolean(),
  /** Offered with play money, to guests as well. */
  trial: z.boolean(),
  /** Its place in the lists of its category: the lowest comes first. */
  position: z.int().min(0).max(1_000_000),
  /** The countries in which it is shown and may be started; everywhere if there is none. */
  regions: z.array(countryCode).max(250),
});
export type TitleSwitches = z.output<typeof titleSwitches>;

/** What is paid from stakes depends on these. */
export const titleRates = z.strictObject({
  /** How much of a stake counts as bet, in percent. */
  betWeight: z.int().min(0).max(100),
  /** The house's long-run share of a stake, in percent with up to four digits after the point. */
  edge: z
    .string()
    .regex(RATE_TEXT)
    .refine((text) => Number(text) <= 100),
});
export type TitleRates = z.output<typeof titleRates>;

/** A title as operators see it. Amounts are wire amounts of the brand's currency. */
export const titleRow = titleSwitches.extend({
  /** The node id. */
  id: z.string(),
  /** By language code. */
  names: z.record(z.string(), z.string()),
  vendor: z.string(),
  vendorName: z.string(),
  gameCode: z.string(),
  gameType: z.enum(CATEGORIES),
  classify: z.string(),
  minBet: z.string(),
  maxBet: z.string(),
  largestWin: z.string(),
  betWeight: z.int(),
  edge: z.string().nullable(),
  state: z.enum(TITLE_STATES),
  /** Of the switches; another one once somebody has changed them. */
  version: z.string(),
});
export type TitleRow = z.output<typeof titleRow>;
