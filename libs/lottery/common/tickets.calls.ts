import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, LOGGED_IN } from '#libs/platform/common/call';
import { isoDay } from '#libs/platform/common/iso-day';
import { pageOf, paging } from '#libs/platform/common/paging';
import { languageInput } from '#libs/site/common/language-code';
import { drawNo, gameCode, linesOrder, oddsText, prizeMode, soldLine } from './ticket-lines.js';

/** Bought; taken back by its member or its chase; drawn; or its draw is void and the stake is back. */
export const TICKET_STATUSES = ['accepted', 'cancelled', 'won', 'lost', 'refunded'] as const;
export type TicketStatus = (typeof TICKET_STATUSES)[number];

export const TICKET_FILTERS = ['running', 'won', 'lost', 'void'] as const;

const id = z.uuid();
/** A wire amount. */
const amount = z.string();
/** 32 bytes in hexadecimal. */
const hash = z.string();

export const ticketSummary = z.object({
  ticketId: id,
  ticketNo: z.string(),
  /** The chase that it belongs to. */
  chaseId: id.nullable(),
  gameCode,
  gameName: z.string(),
  drawNo,
  drawAt: z.string(),
  prizeMode,
  prizeGroup: z.int(),
  status: z.enum(TICKET_STATUSES),
  currency: currencyCode,
  /** In stake units. */
  bets: z.int(),
  lineCount: z.int(),
  amount,
  /** What it may win at most, rebate included. */
  largestWin: amount,
  /** Null until it is settled. */
  win: amount.nullable(),
  rebate: amount.nullable(),
  /** Numbers of each prize, once drawn. */
  result: z.array(z.array(z.string())).nullable(),
  placedAt: z.string(),
  /** Until when its member may cancel it; null if he may not. */
  cancelUntil: z.string().nullable(),
});
export type TicketSummary = z.output<typeof ticketSummary>;

export const ticketDetail = ticketSummary.extend({
  lines: z.array(
    soldLine.extend({
      /** By class, once drawn. */
      hits: z.record(z.string(), z.int()).nullable(),
      win: amount.nullable(),
    }),
  ),
  /** That the ticket is in the tree of its draw; null before the close, and for one that was cancelled. */
  proof: z
    .object({
      /** 16 bytes in hexadecimal. */
      salt: z.string(),
      /** From 0, of so many tickets. */
      place: z.int(),
      count: z.int(),
      path: z.array(hash),
      root: hash,
    })
    .nullable(),
});
export type TicketDetail = z.output<typeof ticketDetail>;

export const placeTicket = defineCall({
  method: 'POST',
  path: '/lotto/lgw/bets',
  summary: 'Buys a ticket of up to 100 lines for one draw: all of it or nothing',
  access: LOGGED_IN,
  idempotent: true,
  keptWithEffect: true,
  input: z.strictObject({
    gameCode,
    drawNo,
    ...linesOrder,
    /** What the page calculated, as a wire amount. */
    amount: z.string().max(40),
  }),
  value: z.object({
    ticketId: id,
    ticketNo: z.string(),
    drawNo,
    bets: z.int(),
    amount,
    largestWin: amount,
    /** By line. */
    odds: z.array(oddsText),
    closeAt: z.string(),
    /** Own money after the purchase, and the number of the push that says so. */
    balance: amount,
    seq: z.int(),
  }),
});

export const cancelTicket = defineCall({
  method: 'POST',
  path: '/lotto/lgw/bets/:id/cancellation',
  summary: 'Takes a ticket back while its draw is on sale for 30 seconds more; the stake returns',
  access: LOGGED_IN,
  idempotent: true,
  input: z.strictObject({ id }),
  value: z.object({ status: z.literal('cancelled') }),
});

export const listTickets = defineCall({
  method: 'GET',
  path: '/lotto/lgw/bets',
  summary: 'The tickets of the member, the newest first; counted up to 10,000',
  access: LOGGED_IN,
  input: z.strictObject({
    gameCode: gameCode.optional(),
    drawNo: drawNo.optional(),
    status: z.enum(TICKET_FILTERS).optional(),
    /** Days of the brand's time zone on which they were bought. */
    from: isoDay.optional(),
    to: isoDay.optional(),
    language: languageInput.optional(),
    ...paging,
  }),
  value: pageOf(ticketSummary),
});

export const getTicket = defineCall({
  method: 'GET',
  path: '/lotto/lgw/bets/:id',
  summary: "A ticket of the member with its lines, and its place in the draw's tree once the sale is over",
  access: LOGGED_IN,
  input: z.strictObject({ id, language: languageInput.optional() }),
  value: ticketDetail,
});
