import { ACE, cardSuit, cardValue, dealCards } from '../cards/cards.js';
import type { InstantRules } from './rules.js';

/** Video poker, Jacks or Better 8/5: five cards, of which any are held; the others are replaced once. */

export const HAND = 5;

/** From the best, with what it pays in stakes. */
export const RANKS = [
  { name: 'royal', pays: 800 },
  { name: 'straightFlush', pays: 50 },
  { name: 'four', pays: 25 },
  { name: 'fullHouse', pays: 8 },
  { name: 'flush', pays: 5 },
  { name: 'straight', pays: 4 },
  { name: 'three', pays: 3 },
  { name: 'twoPairs', pays: 2 },
  { name: 'jacks', pays: 1 },
] as const;
export type RankName = (typeof RANKS)[number]['name'];
/** In place of a rank that pays. */
export const NO_RANK = RANKS.length;

const [ROYAL, STRAIGHT_FLUSH, FOUR, FULL_HOUSE, FLUSH, STRAIGHT, THREE, TWO_PAIRS, JACKS] = [
  0, 1, 2, 3, 4, 5, 6, 7, 8,
];

const JACK = 9;
const TEN = 8;
/** Two, three, four and five; with the ace the lowest straight. */
const LOW = 0b1111;

/** The index in `RANKS` of five cards. */
export function rankOf(cards: readonly number[]): number {
  let values = 0;
  let twice = 0;
  let thrice = 0;
  let fourfold = 0;
  let suits = 0;
  for (const card of cards) {
    const bit = 1 << cardValue(card);
    fourfold |= thrice & bit;
    thrice |= twice & bit;
    twice |= values & bit;
    values |= bit;
    suits |= 1 << cardSuit(card);
  }
  if (fourfold !== 0) return FOUR;
  const pairs = twice & ~thrice;
  if (thrice !== 0) return pairs !== 0 ? FULL_HOUSE : THREE;
  if (pairs !== 0) {
    if ((pairs & (pairs - 1)) !== 0) return TWO_PAIRS;
    return pairs >= 1 << JACK ? JACKS : NO_RANK;
  }
  const isFlush = (suits & (suits - 1)) === 0;
  const lowest = values & -values;
  const isStraight = values === lowest * 0b11111 || values === (LOW | (1 << ACE));
  if (isStraight && isFlush) return lowest === 1 << TEN ? ROYAL : STRAIGHT_FLUSH;
  if (isFlush) return FLUSH;
  return isStraight ? STRAIGHT : NO_RANK;
}

export const paysOf = (rank: number): number => RANKS[rank]?.pays ?? 0;

/** The hand after the draw: held cards stay, the others are replaced from left to right. `held` has a bit for each place. */
export function handAfter(deal: readonly number[], held: number): number[] {
  let next = HAND;
  return deal.slice(0, HAND).map((card, place) => {
    if ((held >> place) & 1) return card;
    next += 1;
    return deal[next - 1] ?? card;
  });
}

export const poker: InstantRules = {
  names: { en: 'Boatman’s Poker', bn: 'মাঝির পোকার', ar: 'بوكر الملاح' },
  lobbyClass: 'VP',
  /** By optimal play, as the spec counts it over all hands. */
  rtp: 0.972984,
  best: Math.max(...RANKS.map(({ pays }) => pays)),
  choices: null,
  numbers: () => 2 * HAND,
  deal: (numbers) => dealCards(numbers),
  /** The one step says which cards are held. What is shown is the hand. */
  turn: (deal, { stake }, [held, ...more]) => {
    if (held === undefined) return { over: false, payout: 0n, shown: deal.slice(0, HAND) };
    if (more.length > 0 || !Number.isInteger(held) || held < 0 || held >= 1 << HAND) return null;
    const hand = handAfter(deal, held);
    return { over: true, payout: stake * BigInt(paysOf(rankOf(hand))), shown: hand };
  },
};
