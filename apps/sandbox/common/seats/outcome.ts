import type { HandResult } from './state.js';

/** How a hand of cards ended for one of its players. */
export interface SeatsOutcome {
  kind: 'seats';
  by: HandResult['by'];
  /** The player's seat, and how many there were; both follow the order of the deal. */
  seat: number;
  seats: number;
  folded: boolean;
  /** By seat: the player's own cards and those of a show; null for the others. */
  hands: (number[] | null)[];
}
