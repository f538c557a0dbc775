import type { Ack, BalanceReply, Fairness } from '../api.js';
import type { FishCode } from './kinds.js';
import type { Fish } from './water.js';

/** The namespace of the river's socket. All its pages see the same water. */
export const FISH_SOCKET = '/fish';

/** The most shots of a player in a second. */
export const MOST_SHOTS = 8;
/** Shots within so many milliseconds of the first are one round, and one bet. */
export const VOLLEY_MS = 10_000;

/** The push `fish.water`: on connection everything that swims or comes in the next minute, later each new wave. */
export interface FishWater {
  /** The server's time of this message, milliseconds since 1970. The times of fish are the same. */
  now: number;
  fish: Fish[];
}

/** The push `fish.killed`: everybody sees it. */
export interface FishKilled {
  /** Its id. */
  fish: string;
  /** Masked. */
  name: string;
  currency: string;
  payout: string;
}

export interface FishPlayer {
  /** Masked. */
  name: string;
  currency: string;
  /** Of the latest shot; null before the first. */
  stake: string | null;
  /** Since the player came. */
  won: string;
}

/** The push `fish.players`: on connection and on each change, at most four a second. */
export interface FishPlayers {
  players: FishPlayer[];
}

export interface FishShootRequest {
  /** Its id. */
  fish: string;
  /** As it was seen: a fish of another kind is another fish. */
  kind: FishCode;
  amount: string;
}

export interface FishShootReply {
  killed: boolean;
  payout: string;
  balance: string;
  fairness: Fairness;
}

export interface FishServerEvents {
  'fish.water': (water: FishWater) => void;
  'fish.killed': (killed: FishKilled) => void;
  'fish.players': (players: FishPlayers) => void;
  balance: (reply: BalanceReply) => void;
}

/** Refused with `round_closed` for a fish that is gone, and `limit` with the rule `shots` for too many a second. */
export interface FishClientEvents {
  shoot: (request: FishShootRequest, ack: (reply: Ack<FishShootReply>) => void) => void;
}
