import type { StoredState } from './hand-codec.js';

/** The deck of a table's next hand. The hash of its seed is shown before. */
export interface Deck {
  /** The table's id. */
  table: string;
  /** The table's public name: the client seed. */
  name: string;
  /** Counts the hands of the table, from 0: the nonce. */
  number: number;
  seed: string;
  seedHash: string;
}

/** A hand. Its seed is public once it is over. */
export interface Hand {
  id: string;
  deck: Deck;
  at: number;
  demo: boolean;
  /** void: a restart gave all of it back. */
  state: 'open' | 'settled' | 'void';
  /** By seat: who plays with which session, and the player's round. */
  seats: { session: string; round: string }[];
  cards: StoredState;
}

export type HandRecord = { hand: Hand } | { deck: Deck };
