import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { DRAW_STATUSES, VOID_REASONS } from './draws.calls.js';
import { RESULT_SOURCES } from './games.js';
import { pricedNumber } from './lines/number-prices.js';
import { drawNo, gameCode } from './ticket-lines.js';

/** Which draws operators list: those that wait for a result of theirs or are late, one status, or all. */
export const DRAW_LIST_STATES = ['awaited', ...DRAW_STATUSES, 'all'] as const;

/** A draw as operators see it. Amounts are wire amounts. */
export const drawCase = z.object({
  id: z.string(),
  gameCode,
  /** By language. */
  names: z.record(z.string(), z.string()),
  drawNo,
  status: z.enum(DRAW_STATUSES),
  source: z.enum(RESULT_SOURCES),
  suspended: z.boolean(),
  openAt: z.string(),
  closeAt: z.string(),
  drawAt: z.string(),
  resultDueAt: z.string(),
  voidAt: z.string(),
  /** Late without a result. */
  alarmedAt: z.string().nullable(),
  /** When a feed last said something else than the result. */
  contradictedAt: z.string().nullable(),
  result: z.string().nullable(),
  revision: z.int(),
  voidReason: z.enum(VOID_REASONS).nullable(),
  /** Tickets in the tree, once the sale is over. */
  ticketCount: z.int().nullable(),
  /** An operator has typed a result, and another one has to. */
  entered: z.boolean(),
  /** The feed's last result, where it has sent one. */
  fed: z.string().nullable(),
});
export type DrawCase = z.output<typeof drawCase>;

const exposedGroup = z.object({
  /** As in `place5`; empty for rules whose outcomes have no group. */
  group: z.string(),
  /** What one outcome may pay, and rules without a group together. */
  limit: z.string(),
  /** The outcomes that would pay the most, the worst first, named by what they are: `7`, `07,03`. */
  worst: z.array(z.object({ outcome: z.string(), payout: z.string() })),
});

export const drawDetail = drawCase.extend({
  currency: currencyCode,
  /** Of tickets that were not cancelled. */
  tickets: z.int(),
  stake: z.string(),
  /** What is paid already. */
  paid: z.string(),
  exposure: z.array(exposedGroup),
  prices: z.array(pricedNumber),
  entries: z.array(
    z.object({
      operator: z.string(),
      enteredAt: z.string(),
      state: z.enum(['waiting', 'confirmed', 'cleared']),
      /** `null` while it waits for the other operator. */
      result: z.string().nullable(),
    }),
  ),
  messages: z.array(
    z.object({
      feed: z.string(),
      sequence: z.int(),
      result: z.string(),
      drawnAt: z.string(),
      receivedAt: z.string(),
    }),
  ),
  /** Days of the game's time zone that it can be moved to (`yyyy-MM-dd`), both included; `null` where it cannot be. */
  movableDays: z.object({ from: z.string(), to: z.string() }).nullable(),
  /** The latest first. */
  moves: z.array(
    z.object({ movedAt: z.string(), before: z.string(), after: z.string(), reason: z.string() }),
  ),
  revisions: z.array(
    z.object({ revision: z.int(), result: z.string(), reason: z.string().nullable(), decidedAt: z.string() }),
  ),
});
export type DrawDetail = z.output<typeof drawDetail>;

/** What one game may take in, in wire amounts. */
export const saleLimits = z.object({
  gameCode,
  names: z.record(z.string(), z.string()),
  currency: currencyCode,
  /** Of what was read: a change of anything older is refused. */
  version: z.int(),
  lineMin: z.string(),
  lineMax: z.string(),
  lineBets: z.int(),
  /** What one outcome of a group may pay in a draw, and all rules without groups together. */
  outcomePay: z.string(),
  ungroupedPay: z.string(),
});
export type SaleLimits = z.output<typeof saleLimits>;
