import type { Ack, BalanceReply } from '../api.js';
import type { Move } from './state.js';
import type { HandView } from './view.js';

/** The namespace of the socket of tables at which players play against each other. */
export const SEATS_SOCKET = '/seats';

/** How long a seat is kept for a player who cannot play, in milliseconds. */
export const KEEP_MS = 60_000;

/**
 * waiting: fewer than two players are ready. starting: a hand begins at `until`. playing: the turn ends at `until`. result:
 * the hand is over and shown until `until`.
 */
export type SeatsPhase = 'waiting' | 'starting' | 'playing' | 'result';

/** The tables of one ante. */
export interface SeatsLevel {
  ante: string;
  /** What a player must have to be dealt in, in minor units. */
  least: string;
  /** How many sit at them. */
  players: number;
}

/**
 * ready: is dealt in. offline: the connection is lost. resting: a turn ran out, and the player has not come back. short: has
 * less than a hand needs.
 */
export type PlaceState = 'ready' | 'offline' | 'resting' | 'short';

/** A place at the table that is taken. */
export interface SeatsPlace {
  /** Masked. */
  name: string;
  own: boolean;
  state: PlaceState;
  /** When the place is given away; null for a player who is ready. */
  keptUntil: number | null;
  /** The seat in the hand; null for somebody who waits for the next one. */
  seat: number | null;
}

/** The latest move of a hand. */
export interface SeatsLastMove {
  seat: number;
  kind: Move['kind'];
  /** What it cost. */
  amount: string;
}

export interface SeatsTableView {
  phase: SeatsPhase;
  /** Null while nothing happens by itself. */
  until: number | null;
  ante: string;
  /** The SHA-256 of the server seed of the hand, or of the next one between two. */
  commitment: string;
  /** As many as the table has; null for a free one. */
  places: (SeatsPlace | null)[];
  /** The id of the hand; null before the first. */
  id: string | null;
  hand: HandView | null;
  last: SeatsLastMove | null;
}

/** The push `seats.state`: on connection and on each change. */
export interface SeatsState {
  /** The server's time of this message, milliseconds since 1970. */
  now: number;
  levels: SeatsLevel[];
  /** Where the player sits. */
  table: SeatsTableView | null;
}

export interface SeatsSitRequest {
  ante: string;
}

/** `turn` is the hand's number of turns as the player saw it, so that a move never counts for a later turn. */
export interface SeatsMoveRequest {
  hand: string;
  turn: number;
  kind: Exclude<Move['kind'], 'timeout'>;
  /** Of `blind` and `chaal`. */
  amount?: string;
}

export interface SeatsServerEvents {
  'seats.state': (state: SeatsState) => void;
  balance: (reply: BalanceReply) => void;
}

/**
 * `sit` takes a place, or comes back to the own one: `insufficient_funds` below the least, `round_open` while a hand at another
 * table runs. `leave` folds. A move that is late or not allowed is `round_closed`.
 */
export interface SeatsClientEvents {
  sit: (request: SeatsSitRequest, ack: (reply: Ack<object>) => void) => void;
  leave: (ack: (reply: Ack<object>) => void) => void;
  move: (request: SeatsMoveRequest, ack: (reply: Ack<object>) => void) => void;
}
