import type { HandRecord } from './seats/hand.records.js';

/** Whose wallet: of a player of an operator in a currency. */
export interface Owner {
  operator: string;
  user: string;
  currency: string;
}

/** What is in a wallet, in minor units. */
export interface Account extends Owner {
  /** May be spent or withdrawn. */
  balance: string;
  /** Is in rounds that are not over. */
  atStake: string;
}

export const REASONS = [
  'NOT_ENOUGH_MONEY',
  'WRONG_CURRENCY',
  'LIMIT_REACHED',
  'USER_DISABLED',
  'UNKNOWN_TRANSFER',
] as const;
export type Reason = (typeof REASONS)[number];

export type Direction = 'deposit' | 'withdrawal';

/** A transfer as an operator asks for it. `amount` is in the protocol's units, currency x 100000. */
export interface TransferOrder extends Owner {
  /** The operator's UUID in lower case. */
  id: string;
  direction: Direction;
  amount: number;
}

/** A transfer with its one answer. */
export type Transfer =
  | (TransferOrder & { state: 'accepted'; balance: number })
  | (TransferOrder & { state: 'refused'; reason: Reason })
  /** Was asked for before it came, and is refused for good. */
  | { operator: string; id: string; state: 'unknown' };

/** A bet that is over, as operators read it. Sums are minor units, moments milliseconds since 1970. */
export interface Bet extends Owner {
  id: string;
  /** The code of the title. */
  game: string;
  round: string;
  stake: string;
  win: string;
  /** What of the stake was at risk, where that is not all of it. */
  valid?: string;
  placedAt: number;
  settledAt: number;
}

export type WalletRecord = { account: Account } | { transfer: Transfer } | { bet: Bet } | HandRecord;
