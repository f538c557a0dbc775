import { cardValue, dealCards } from '../cards/cards.js';
import { netted, type SharedRoundRules } from './rules.js';

/** Andar Bahar: cards go to Andar and Bahar in turn until one has the joker's value. */

export type CourtyardSpot = 'andar' | 'bahar';

export interface CourtyardResult {
  joker: number;
  /** Andar has the first, the third and so on; the last one has the joker's value. */
  cards: number[];
  winner: CourtyardSpot;
}

/** The joker, the 48 cards of other values, and one of its value. */
const MOST_CARDS = 50;

/** What a winning spot pays with its stake, in hundredths of it. Andar has the first card, and so 0.9 to 1 only. */
const PAYS: Record<CourtyardSpot, bigint> = { andar: 190n, bahar: 200n };

/** Plays a round with the cards of a deck, the joker first. */
export function courtyardRound([joker = 0, ...deck]: readonly number[]): CourtyardResult {
  const match = deck.findIndex((card) => cardValue(card) === cardValue(joker));
  return { joker, cards: deck.slice(0, match + 1), winner: match % 2 === 0 ? 'andar' : 'bahar' };
}

export const courtyardCards: SharedRoundRules<CourtyardResult> = {
  names: { en: 'Courtyard Cards', bn: 'উঠানের তাস', ar: 'أوراق الفناء' },
  lobbyClass: 'cards',
  spots: ['andar', 'bahar'] satisfies CourtyardSpot[],
  /** As the spec counts them over all decks. */
  returned: { andar: 0.978511, bahar: 0.969988 },
  best: Number(PAYS.bahar) / 100,
  rounds: 1,
  numbers: MOST_CARDS,
  deal: (numbers) => [courtyardRound(dealCards(numbers))],
  spotPayout: ({ winner }, spot, stake) => (spot === winner ? (stake * PAYS[winner]) / 100n : 0n),
  validAmount: (_result, stakes) => netted(stakes, 'andar', 'bahar'),
  road: ({ winner }) => winner.charAt(0).toUpperCase(),
};
