import type { Ack, BalanceReply } from '../api.js';
import type { MarketKind, Selection } from './match.js';
import type { TicketLeg } from './outcome.js';
import type { Leg } from './slip.js';
import type { SportState } from './titles.js';

/** The namespace of the book's socket. A page sees the matches of its session's game. */
export const BOOK_SOCKET = '/book';

export interface OddsView {
  selection: Selection;
  /** Thousandths; null where the selection is not offered. */
  odds: number | null;
}

export interface MarketView {
  id: string;
  kind: MarketKind;
  /** The innings, over, ball or map, counted from 1. */
  period: number | null;
  line: number | null;
  odds: OddsView[];
}

/** What everybody may know of a match now; teams and start follow from its id. */
export interface MatchView {
  id: string;
  state: SportState;
  isLive: boolean;
  isOver: boolean;
  /** No bets are taken for the moment. */
  isSuspended: boolean;
  isCancelled: boolean;
  /** The main market first; none of a match that is over or cancelled. */
  markets: MarketView[];
  /** Commits to the match before it begins: the SHA-256 of its seed. */
  seedHash: string;
  /** Null until the match is over. */
  seed: string | null;
}

/** The push `book.matches`: all on connection, then what has changed, at most four times a second. */
export interface MatchesPush {
  /** The server's time of this message. */
  now: number;
  /** All matches that are shown, in the order of their start. */
  shown: string[];
  changed: MatchView[];
}

export interface TicketView {
  round: string;
  at: number;
  state: 'open' | 'settled' | 'void';
  stake: string;
  payout: string;
  /** What it pays if every open leg wins. */
  possible: string;
  isCashedOut: boolean;
  /** What a cash-out pays now; null while there is none. */
  quote: string | null;
  legs: TicketLeg[];
}

/** The push `book.tickets`: the player's open tickets and latest others, newest first. */
export interface TicketsPush {
  tickets: TicketView[];
}

/** A leg as the slip shows it, with the number of events of its match by then. */
export interface SlipLeg extends Leg {
  events: number;
}

/**
 * same: only at the odds of the slip. better: also at better ones. any: at whatever odds, as long as no event, such as a
 * goal, has happened since.
 */
export const ACCEPTS = ['same', 'better', 'any'] as const;
export type Accept = (typeof ACCEPTS)[number];

/** One ticket: a single, or a multiple of legs of different matches. */
export interface SlipRequest {
  amount: string;
  legs: SlipLeg[];
  accept: Accept;
}

/** `quote` is what the page showed; less is not paid. */
export interface CashOutRequest {
  round: string;
  quote: string;
}

export interface BookServerEvents {
  'book.matches': (push: MatchesPush) => void;
  'book.tickets': (push: TicketsPush) => void;
  balance: (reply: BalanceReply) => void;
}

/** Both are answered with what was agreed; `bet` once the portal has accepted the stake. */
export interface BookClientEvents {
  bet: (request: SlipRequest, ack: (reply: Ack<{ round: string; balance: string }>) => void) => void;
  'cash-out': (request: CashOutRequest, ack: (reply: Ack<{ payout: string }>) => void) => void;
}
