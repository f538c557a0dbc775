import { cardSuit, cardValue } from '../../../common/cards/cards';
import type { Play } from '../session/play-context';

type Wording = Pick<Play, 't' | 'figure'>;

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
  return t.cards.card(
    t.cards.faces[value - FIRST_FACE] ?? figure(value + 2),
    t.cards.suits[cardSuit(card)] ?? '',
  );
}
