import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { drawNo, gameCode, linesOrder, MOST_MULTIPLE, prizeMode, soldLine } from './ticket-lines.js';
import { TICKET_STATUSES } from './tickets.calls.js';

/** Tickets are still to be drawn; a win ended it; its member ended it; all of its draws are over. */
export const CHASE_STATUSES = ['running', 'stopped', 'cancelled', 'finished'] as const;
export type ChaseStatus = (typeof CHASE_STATUSES)[number];

export const CHASE_LEAST = 2;
export const CHASE_MOST = 120;

const id = z.uuid();
/** A wire amount. */
const amount = z.string();

export const chaseSummary = z.object({
  chaseId: id,
  gameCode,
  gameName: z.string(),
  prizeMode,
  prizeGroup: z.int(),
  status: z.enum(CHASE_STATUSES),
  stopOnWin: z.boolean(),
  currency: currencyCode,
  amount,
  /** What tickets that were cancelled or whose draw is void gave back. */
  refunded: amount,
  /** Wins and rebates so far. */
  won: amount,
  tickets: z.int(),
  /** Those that are drawn, void or cancelled. */
  over: z.int(),
  /** The next draw that it plays; null when it is over. */
  nextDrawNo: drawNo.nullable(),
  placedAt: z.string(),
});
export type ChaseSummary = z.output<typeof chaseSummary>;

export const placeChase = defineCall({
  method: 'POST',
  path: '/lotto/lgw/chases',
  summary:
    'Buys the same lines for 2 to 120 draws on sale, in order and with a multiple for each: all or none',
  access: LOGGED_IN,
  idempotent: true,
  input: z.strictObject({
    gameCode,
    ...linesOrder,
    draws: z
      .array(z.strictObject({ drawNo, multiple: z.int().min(1).max(MOST_MULTIPLE) }))
      .min(CHASE_LEAST)
      .max(CHASE_MOST),
    /** A ticket that wins ends it: the tickets after it are cancelled and their stakes return. */
    stopOnWin: z.boolean().default(true),
    /** Of all tickets, as a wire amount. */
    amount: z.string().max(40),
  }),
  value: z.object({ chaseId: id, tickets: z.int(), amount }),
});

export const cancelChase = defineCall({
  method: 'POST',
  path: '/lotto/lgw/chases/:id/cancellation',
  summary: 'Ends a chase: its tickets for draws on sale are cancelled and their stakes return',
  access: LOGGED_IN,
  idempotent: true,
  input: z.strictObject({ id }),
  value: z.object({ cancelled: z.int(), refunded: amount }),
});

export const listChases = defineCall({
  method: 'GET',
  path: '/lotto/lgw/chases',
  summary: 'The chases of the member, the newest first; counted up to 10,000',
  access: LOGGED_IN,
  input: z.strictObject({
    gameCode: gameCode.optional(),
    running: z.stringbool().optional(),
    language: languageInput.optional(),
    ...paging,
  }),
  value: pageOf(chaseSummary),
});

export const getChase = defineCall({
  method: 'GET',
  path: '/lotto/lgw/chases/:id',
  summary: 'A chase of the member with its lines and a ticket for each draw',
  access: LOGGED_IN,
  input: z.strictObject({ id, language: languageInput.optional() }),
  value: chaseSummary.extend({
    lines: z.array(soldLine),
    draws: z.array(
      z.object({
        ticketId: id,
        drawNo,
        drawAt: z.string(),
        multiple: z.int(),
        amount,
        status: z.enum(TICKET_STATUSES),
        win: amount.nullable(),
      }),
    ),
  }),
});
