import { takeWithoutReplacement } from '../fairness.js';

/** A card is 4 times its value and its suit; values go from 0, the two, to 12, the ace. Of several decks each has the same numbers. */

export const DECK = 52;
export const ACE = 12;

export const cardValue = (card: number): number => card >> 2;
export const cardSuit = (card: number): number => card & 3;

/** The first cards of so many shuffled decks, one for each number in [0, 1). */
export function dealCards(numbers: readonly number[], decks = 1): number[] {
  return takeWithoutReplacement(
    numbers,
    Array.from({ length: decks * DECK }, (_, index) => index % DECK),
  );
}
