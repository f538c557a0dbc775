import type { Ack, BalanceReply } from '../api.js';
import type { SharedRoundResult } from './titles.js';

/** The namespace of the tables' socket. A page watches the table of its session's game. */
export const TABLE_SOCKET = '/table';

/** open: bets are taken until `closesAt`. result: it is shown until `nextAt`, when the next round opens. */
export type TablePhase = 'open' | 'result';

/** The player's own bet in this round; at most one, on any of the spots. */
export interface OwnTableBet {
  round: string;
  /** Minor units by spot. */
  stakes: Record<string, string>;
  /** Null until the result. */
  payout: string | null;
}

/** The push `table.state`: on connection and on each change, at most four a second. Moments are milliseconds since 1970. */
export interface TableState {
  phase: TablePhase;
  /** The server's time of this message. */
  now: number;
  /** Counts the rounds of the shoe, from 1; every round has a shoe of its own where the rules deal one round at a time. */
  round: number;
  /** Commits to every result of the shoe before its first round: the SHA-256 of its seed. */
  commitment: string;
  closesAt: number | null;
  nextAt: number | null;
  result: SharedRoundResult | null;
  /** How the latest rounds ended, as the rules write it, the oldest first; at most 60. */
  road: string[];
  /** Who watches, and who has bet in this round. */
  watching: number;
  players: number;
  /** What all players of the same currency and kind of money have staked, in minor units by spot. */
  pool: Record<string, string>;
  own: OwnTableBet | null;
}

export interface TableBetRequest {
  /** Minor units by spot; each is a stake of its own for the limits. */
  stakes: Record<string, string>;
}

export interface TableServerEvents {
  'table.state': (state: TableState) => void;
  balance: (reply: BalanceReply) => void;
}

/** Answered once the portal has accepted the stake. */
export interface TableClientEvents {
  bet: (request: TableBetRequest, ack: (reply: Ack<{ round: string; balance: string }>) => void) => void;
}
