/** A hand of Three Cards. Money is in minor units. */

export const SEATS = { min: 2, max: 5 };

export interface Seat {
  player: string;
  stack: bigint;
  /** What this player has put into the pot in this hand. */
  paid: bigint;
  cards: number[];
  seen: boolean;
  packed: boolean;
}

export interface HandResult {
  /** All others packed, a player asked for a show, or the pot was full or a player out of chips. */
  by: 'pack' | 'show' | 'limit';
  /** What each seat won of the pot; 0 for the others. */
  won: bigint[];
  /** The seats whose cards everybody sees. */
  shown: number[];
}

export interface ThreeCardsState {
  ante: bigint;
  /** The smallest bet of a blind player; a seen one pays twice as much. */
  unit: bigint;
  /** Empty once the hand is over. */
  pot: bigint;
  /** What the house took of the pot. */
  rake: bigint;
  seats: Seat[];
  /** The seat whose turn it is, or whose it was at the end. */
  turn: number;
  /** Counts the turns, so that a timer that was set for an earlier one can be told from the current one's. */
  turns: number;
  result: HandResult | null;
}

export type Move =
  | { kind: 'blind' | 'chaal'; amount: bigint }
  | { kind: 'see' | 'pack' | 'show' }
  /** The caller's clock: the player did not move for `TURN_MS`. */
  | { kind: 'timeout' };

export const MOVE_ERRORS = [
  'hand_over',
  'no_such_seat',
  'packed',
  'not_your_turn',
  'already_seen',
  'not_blind',
  'not_seen',
  'wrong_amount',
  'no_show',
] as const;
export type MoveError = (typeof MOVE_ERRORS)[number];

/** Chips are never lost or made: this sum is the same in every state of a hand. */
export const chipsOf = ({ seats, pot, rake }: ThreeCardsState): bigint =>
  seats.reduce((sum, { stack }) => sum + stack, pot + rake);

/** The seats that have not packed. */
export const remaining = ({ seats }: ThreeCardsState): number[] =>
  seats.flatMap(({ packed }, seat) => (packed ? [] : [seat]));
