import { z } from 'zod';
import { FULL_GROUP } from './lines/odds.js';

/** Parts of the currency's unit that a bet may cost, before the multiple; those that are no whole minor units are refused. */
export const STAKE_UNITS = ['1', '0.1', '0.01'] as const;
export type StakeUnit = (typeof STAKE_UNITS)[number];

export const MOST_LINES = 100;
export const MOST_MULTIPLE = 9999;

/** Why a line is refused besides its picks. */
export const LINE_REFUSALS = ['unknown_rule', 'prize_group', 'stake_form', 'mixed_prices'] as const;
export type LineRefusal = (typeof LINE_REFUSALS)[number];

export const gameCode = z.string().regex(/^[A-Z0-9_]{1,16}$/);
/** `yyyyMMdd-index` in the game's time zone, or `yyyyMMdd`. */
export const drawNo = z.string().regex(/^\d{8}(-\d{1,4})?$/);
export const prizeMode = z.enum(['LOTT', 'ZY', 'ELOTT', 'SEA']);
/** Odds by class, stake included, as decimals with at most four digits after the point. Most rules have one class, without a name. */
export const oddsText = z.record(z.string().max(8), z.string().max(20));

const token = z.string().min(1).max(8);

/** A line as it is ordered. Classic play has unit and multiple, boards have an amount a bet. */
export const lineOrder = z.strictObject({
  rule: z.string().max(24),
  /** A row of tokens for each row of the rule. */
  picks: z.array(z.array(token).max(10_000)).max(10).optional(),
  /** Whole bets in place of picks. */
  list: z.array(z.string().min(1).max(16)).max(10_000).optional(),
  unit: z.enum(STAKE_UNITS).optional(),
  multiple: z.int().min(1).max(MOST_MULTIPLE).optional(),
  /** A wire amount for each bet. */
  amount: z.string().max(40).optional(),
  /** What the page counted, in stake units. */
  bets: z.int().min(1),
  /** What the page showed. Where it is given, other odds refuse the line. */
  odds: oddsText.optional(),
});
export type LineOrder = z.output<typeof lineOrder>;

export const linesOrder = {
  prizeMode,
  prizeGroup: z.int().default(FULL_GROUP),
  lines: z.array(lineOrder).min(1).max(MOST_LINES),
};

/** A line as its ticket keeps it: its canonical JSON is in the ticket's leaf. */
export const soldLine = z.object({
  rule: z.string(),
  picks: z.array(z.array(z.string())).optional(),
  list: z.array(z.string()).optional(),
  /** A wire amount: of one bet, or of one stake unit where a bet costs several. */
  stake: z.string(),
  bets: z.int(),
  odds: oddsText,
});
export type SoldLine = z.output<typeof soldLine>;
