import { ACE, cardSuit, cardValue } from '../cards/cards.js';

/** Hands of three cards, from the lowest. */
export const HAND_RANKS = ['highCard', 'pair', 'colour', 'sequence', 'pureSequence', 'trail'] as const;
export type HandRank = (typeof HAND_RANKS)[number];

export const HAND = 3;

/** Digits of a score; values are below it. */
const BASE = 16;
/**
 * Of sequences ace, king, queen is the highest and ace, two, three the second; king, queen, jack follows. Each has the place
 * of its highest card, and ace, two, three that between king and ace.
 */
const ACE_KING_QUEEN = ACE + 1;
const ACE_TWO_THREE = ACE;

/** The place of a sequence among sequences, null if the values, from the highest, are none. */
function sequencePlace([high = 0, middle = 0, low = 0]: readonly number[]): number | null {
  if (high === ACE && middle === 1 && low === 0) return ACE_TWO_THREE;
  if (high - middle !== 1 || middle - low !== 1) return null;
  return high === ACE ? ACE_KING_QUEEN : high;
}

function classify(cards: readonly number[]): { rank: HandRank; values: number[] } {
  const values = cards.map(cardValue).toSorted((a, b) => b - a);
  const [high = 0, middle = 0, low = 0] = values;
  if (high === low) return { rank: 'trail', values: [high] };
  if (high === middle || middle === low)
    return { rank: 'pair', values: [middle, high === middle ? low : high] };
  const isColour = new Set(cards.map(cardSuit)).size === 1;
  const place = sequencePlace(values);
  if (place !== null) return { rank: isColour ? 'pureSequence' : 'sequence', values: [place] };
  return { rank: isColour ? 'colour' : 'highCard', values };
}

export const rankOfHand = (cards: readonly number[]): HandRank => classify(cards).rank;

/** The hand with the higher score wins; suits do not count, so that equal scores are a tie. */
export function scoreOfHand(cards: readonly number[]): number {
  const { rank, values } = classify(cards);
  const [first = 0, second = 0, third = 0] = values;
  return ((HAND_RANKS.indexOf(rank) * BASE + first) * BASE + second) * BASE + third;
}
