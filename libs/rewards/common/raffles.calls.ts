import { z } from 'zod';
import { currencyCode } from '#libs/money/currency-code';
import { defineCall, EVERYBODY, MEMBERS_AND_AGENTS } from '#libs/platform/common/call';
import { languageInput } from '#libs/site/common/language-code';
import { RAFFLE } from '#libs/site/common/modules';
import { campaignReward, PERIODS, rankPrize, TICKET_SOURCES } from './campaign.js';
import { playScope } from './play-scope.js';
import { reward, scopeNames } from './promotions.calls.js';

/** It has not begun; tickets are given; it is over and takes what comes late; the list is frozen; winners are drawn; or it was cancelled. */
export const RAFFLE_STATES = ['coming', 'open', 'counting', 'closed', 'drawn', 'cancelled'] as const;
export type RaffleState = (typeof RAFFLE_STATES)[number];

const id = z.uuid();
const raffleId = z.string().regex(/^\d{1,18}$/);
/** SHA-256 in hexadecimal. */
const hash = z.string();
/** How many tickets, or the number of one. */
const tickets = z.int();

/** A sign of the client's seed is none that ends a part of the list, or that is no text. */
export const clientSeed = z.string().regex(/^[^:\p{Cc}\p{Cs}\u2028\u2029]{0,32}$/u);

export const raffleWinner = z.object({
  /** From 1 on. */
  prize: z.int(),
  ticket: tickets,
  /** Masked. */
  alias: z.string(),
  /** A wire amount, of points and free rounds a whole number. */
  amount: z.string(),
  /** Whether it is the reader. */
  own: z.boolean(),
});
export type RaffleWinner = z.output<typeof raffleWinner>;

export const ownTickets = z.object({
  /** Those that have a number. */
  tickets,
  /** Earned, and without a number yet. */
  waiting: tickets,
  /** A wire amount: what is missing to the next ticket. */
  toNext: z.string(),
  /** Under which the tickets are in the list; `null` without one. */
  alias: z.string().nullable(),
  /** The last twenty. */
  ranges: z.array(z.object({ from: tickets, to: tickets, clientSeed: z.string() })),
  /** Whether the raffle is for this member. */
  eligible: z.boolean(),
  /** A prize of this promotion that can be claimed. */
  claim: reward.nullable(),
});
export type OwnTickets = z.output<typeof ownTickets>;

export const raffle = z.object({
  id: raffleId,
  /** The promotion of which it is one period. */
  promotion: id,
  title: z.string(),
  text: z.string(),
  state: z.enum(RAFFLE_STATES),
  source: z.enum(TICKET_SOURCES),
  /** A wire amount: one ticket for so much. */
  each: z.string(),
  every: z.enum(['once', ...PERIODS]),
  scope: playScope,
  scopeNames,
  weekdays: z.array(z.int()).nullable(),
  currency: currencyCode,
  kind: campaignReward.shape.kind,
  prizes: z.array(rankPrize),
  startsAt: z.string(),
  endsAt: z.string(),
  /** When winners are drawn, or were. */
  drawAt: z.string(),
  /** Of the server's seed, from the start. */
  seedHash: hash,
  /** Of the list of tickets, once it is frozen. */
  listHash: hash.nullable(),
  /** All that have a number. */
  total: tickets,
  winners: z.array(raffleWinner),
  /** `null` for a guest. */
  own: ownTickets.nullable(),
  /** Raffles of this promotion, the newest first. */
  draws: z.array(z.object({ id: raffleId, endsAt: z.string(), state: z.enum(RAFFLE_STATES) })),
});
export type Raffle = z.output<typeof raffle>;

export const getRaffle = defineCall({
  method: 'GET',
  path: '/wps/rewards/raffles/:id',
  summary: "A promotion's raffle with the caller's tickets: the one that runs, or the one that is named",
  access: EVERYBODY,
  module: RAFFLE,
  input: z.strictObject({ id, raffle: raffleId.optional(), language: languageInput }),
  value: raffle.extend({ seq: z.int().nullable() }),
});

export const getRaffleProof = defineCall({
  method: 'GET',
  path: '/wps/rewards/raffles/:id/proof',
  summary:
    'What a draw can be worked out again from: the list since it is frozen, the seed of the server and the winners since the draw',
  access: EVERYBODY,
  module: RAFFLE,
  input: z.strictObject({ id, raffle: raffleId }),
  value: z.object({
    seedHash: hash,
    listHash: hash,
    /** A line from-to:alias:client seed for each range of tickets. */
    list: z.string(),
    /** `null` until the draw. */
    serverSeed: z.string().nullable(),
    prizes: z.int(),
    winners: z.array(z.object({ ticket: tickets, alias: z.string() })),
  }),
});

export const claimRafflePromotion = defineCall({
  method: 'POST',
  path: '/wps/relay/MCS2_claimRafflePromotion',
  summary:
    'Numbers the tickets that the member has earned so far in the raffle that runs, and claims the prizes that the member has won',
  access: MEMBERS_AND_AGENTS,
  module: RAFFLE,
  idempotent: true,
  input: z.strictObject({ promotionId: id, clientSeed: clientSeed.optional() }),
  value: z.object({
    /** Those of the member, and of all. */
    tickets,
    total: tickets,
    seedHash: hash,
    drawAt: z.string(),
    /** What was claimed: wire amounts, of points and free rounds whole numbers. */
    claimed: z.array(z.object({ kind: campaignReward.shape.kind, amount: z.string() })),
    currency: currencyCode,
  }),
});
