import { cardSuit } from '../../../common/cards/cards';

/** Spades, hearts, diamonds and clubs, in a box of 32. */
const SUITS = [
  'M16 3c9 8 12 11 12 16 0 6-7 8-10 3l2 7h-8l2-7c-3 5-10 3-10-3 0-5 3-8 12-16z',
  'M16 29C5 20 3 16 3 11c0-7 9-9 13-2 4-7 13-5 13 2 0 5-2 9-13 18z',
  'M16 2l11 14-11 14L5 16z',
  'M16 3a6 6 0 0 1 5 10 6 6 0 1 1-3 9l2 7h-8l2-7a6 6 0 1 1-3-9 6 6 0 0 1 5-10z',
];
const RED = new Set([1, 2]);

export const isRed = (card: number): boolean => RED.has(cardSuit(card));

/** The suit of a card, drawn in the colour of its text. */
export function SuitSign({ card }: { card: number }) {
  return (
    <svg viewBox="0 0 32 32" aria-hidden="true">
      <path d={SUITS[cardSuit(card)]} fill="currentColor" />
    </svg>
  );
}
