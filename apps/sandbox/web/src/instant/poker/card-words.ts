import { cardSuit, cardValue } from '../../../../common/cards/cards';
import { RANKS, rankOf } from '../../../../common/instant/poker';
import type { Wording } from '../scene';

/** Of the jack; below it cards have numbers from two on. */
const FIRST_FACE = 9;
const FACE_SIGNS = ['J', 'Q', 'K', 'A'];

/** What stands in the corner of a card, such as 10 or K. */
export function cardSign(card: number, figure: Wording['figure']): string {
  const value = cardValue(card);
  return FACE_SIGNS[value - FIRST_FACE] ?? figure(value + 2);
}

export function cardName(card: number, { t, figure }: Wording): string {
  const value = cardValue(card);
  return t.poker.card(
    t.poker.faces[value - FIRST_FACE] ?? figure(value + 2),
    t.poker.suits[cardSuit(card)] ?? '',
  );
}

export function rankName(hand: readonly number[], { t }: Pick<Wording, 't'>): string {
  const rank = RANKS[rankOf(hand)];
  return rank ? t.poker.ranks[rank.name] : t.poker.none;
}
