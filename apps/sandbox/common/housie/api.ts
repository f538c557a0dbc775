import type { Ack, BalanceReply } from '../api.js';
import type { PrizeKind } from './prizes.js';
import type { Ticket } from './ticket.js';

/** The namespace of the room's socket. */
export const HOUSIE_SOCKET = '/housie';

/** open: tickets are sold until `closesAt`. draw: balls are called. result: until `nextAt`, when the next sale opens. */
export type HousiePhase = 'open' | 'draw' | 'result';

export interface HousiePrize {
  kind: PrizeKind;
  /** During the sale by what is sold so far. */
  amount: string;
  /** Null until it is won. */
  won: { ball: number; winners: { name: string; own: boolean; tickets: number }[] } | null;
}

/** The player's own tickets in this round. */
export interface OwnTickets {
  round: string;
  tickets: Ticket[];
  /** Null until the draw is over. */
  payout: string | null;
  /** Nobody else had bought, and the stake went back. */
  refunded: boolean;
}

/** The push `housie.state`: on connection, with each ball and phase, and on other changes at most four a second. */
export interface HousieState {
  phase: HousiePhase;
  /** The server's time of this message. */
  now: number;
  /** Names the round; with the seed, all of it follows from this. */
  name: string;
  /** The SHA-256 of the seed. */
  commitment: string;
  closesAt: number | null;
  nextAt: number | null;
  /** Called so far, in order. */
  balls: number[];
  watching: number;
  /** Of those who play with this player: the same operator, currency and kind of money. */
  players: number;
  tickets: number;
  prizes: HousiePrize[];
  own: OwnTickets | null;
}

export interface HousieServerEvents {
  'housie.state': (state: HousieState) => void;
  balance: (reply: BalanceReply) => void;
}

/** Answered once the portal has accepted the stake. */
export interface HousieClientEvents {
  buy: (request: { tickets: number }, ack: (reply: Ack<{ round: string; balance: string }>) => void) => void;
}
