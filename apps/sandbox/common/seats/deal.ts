import { dealCards } from '../cards/cards.js';
import { type Draw, floats } from '../fairness.js';
import { HAND } from './hand-rank.js';
import { SEATS } from './state.js';

/** The first cards of the shuffled deck, as many as a full table needs. */
export const deckOf = async (draw: Draw): Promise<number[]> =>
  dealCards(await floats(draw, SEATS.max * HAND));

/** Cards are dealt one by one from the first seat on. */
export const cardsOfSeat = (deck: readonly number[], seat: number, seats: number): number[] =>
  Array.from({ length: HAND }, (_, round) => deck[round * seats + seat] ?? 0);
