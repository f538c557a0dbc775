import { z } from 'zod';
import { defineCall, EVERYBODY } from '#libs/platform/common/call';
import { isoDay } from '#libs/platform/common/iso-day';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { RESULT_SOURCES } from './games.js';
import { pricedNumber } from './lines/number-prices.js';
import { drawNo, gameCode } from './ticket-lines.js';

/** Planned with its commitment; on sale; the sale is over; drawn; all tickets are settled; without a result. */
export const DRAW_STATUSES = ['planned', 'open', 'closed', 'drawn', 'settled', 'void'] as const;
export type DrawStatus = (typeof DRAW_STATUSES)[number];

/** Nobody was there to hold it, the beacon told no value or nobody a result in time, or operators voided it. */
export const VOID_REASONS = ['missed', 'no-beacon', 'no-result', 'operators'] as const;
export type VoidReason = (typeof VOID_REASONS)[number];

const status = z.enum(DRAW_STATUSES);
/** 32 bytes in hexadecimal. */
const hash = z.string();

const opened = {
  numero: drawNo,
  /** When it was drawn, or was to be. */
  openTime: z.string(),
  /** Numbers joined by commas, prizes by slashes; `null` for a void draw. */
  winningNumber: z.string().nullable(),
  /** The same, as numbers of each prize. */
  result: z.array(z.array(z.string())).nullable(),
  status,
  /** 1 for the first result; more once it was corrected. */
  revision: z.int(),
};

export const runningDraw = z.object({
  drawNo,
  status,
  openAt: z.string(),
  closeAt: z.string(),
  drawAt: z.string(),
  /** Nothing can be bet on it at the moment. */
  suspended: z.boolean(),
  /** Numbers that pay half, or cannot be bet on. */
  prices: z.array(pricedNumber),
  /** Who says the result. */
  source: z.enum(RESULT_SOURCES),
  /** Without a result by then it is late. */
  resultDueAt: z.string(),
  /** SHA-256 of the seed, from the plan on; `null` where the result comes from outside. */
  commitment: hash.nullable(),
  /** The round of the beacon that decides, from the close on. */
  beaconRound: z.int().nullable(),
});
export type RunningDraw = z.output<typeof runningDraw>;

export const drawnDraw = z.object({
  drawNo,
  status,
  drawAt: z.string(),
  result: z.array(z.array(z.string())).nullable(),
  /** 1 for the first result; more once it was corrected. */
  revision: z.int(),
});
export type DrawnDraw = z.output<typeof drawnDraw>;

export const listOpenedGames = defineCall({
  method: 'GET',
  path: '/lgw/vn/numeros/opened/game',
  summary: 'The last draw of each game of the lottery, or the last ones of one game',
  access: EVERYBODY,
  input: z.strictObject({
    gameCode: gameCode.optional(),
    size: z.coerce.number().int().min(1).max(20).default(10),
    language: languageInput.optional(),
  }),
  value: z.object({
    now: z.string(),
    list: z.array(z.object({ gameCode, gameName: z.string(), ...opened })),
  }),
});

export const listOpenedNumbers = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/opened/numero',
  summary:
    'Draws of a game that are over, the newest first, of a day of its time zone or of all; counted up to 10,000',
  access: EVERYBODY,
  input: z.strictObject({ gameCode, date: isoDay.optional(), ...paging }),
  value: pageOf(z.object(opened)),
});

export const getCurrentDraw = defineCall({
  method: 'GET',
  path: '/lotto/lgw/games/:code/current',
  summary: 'The draw of a game that comes next, the one after it, and the last that was drawn',
  access: EVERYBODY,
  input: z.strictObject({ code: gameCode }),
  value: z.object({
    now: z.string(),
    draw: runningDraw.nullable(),
    next: runningDraw.nullable(),
    last: drawnDraw.nullable(),
  }),
});

export const getDrawProof = defineCall({
  method: 'GET',
  path: '/lotto/lgw/draws/:code/:drawNo/proof',
  summary:
    'What a draw can be worked out again from: the commitment from the plan on, root and round since the close, seed and value since the draw',
  access: EVERYBODY,
  input: z.strictObject({ code: gameCode, drawNo }),
  value: z.object({
    /** By which the brand is named in the calculation. */
    brand: z.string(),
    status,
    source: z.enum(RESULT_SOURCES),
    commitment: hash.nullable(),
    root: hash.nullable(),
    beaconRound: z.int().nullable(),
    beaconValue: hash.nullable(),
    /** The hash chain of that round: so many times hashed as rounds lie since the one before `firstRound`, the value gives the anchor. */
    beaconChain: z.object({ firstRound: z.int(), anchor: hash }).nullable(),
    seed: hash.nullable(),
    result: z.string().nullable(),
    /** Of tickets in the tree. */
    ticketCount: z.int().nullable(),
    /** All results by revision, where the result comes from outside and was corrected; the last one counts. */
    revisions: z.array(
      z.object({
        revision: z.int(),
        result: z.string(),
        reason: z.string().nullable(),
        decidedAt: z.string(),
      }),
    ),
    voidReason: z.enum(VOID_REASONS).nullable(),
  }),
});
