import type { HandResult, ThreeCardsState } from './state.js';
import { betsOf, moveErrorOf, smallestBet } from './three-cards.js';

/** What one seat may know of a hand, as plain JSON: money in minor units as text, cards of others null until they are shown. */
export interface SeatView {
  player: string;
  stack: string;
  paid: string;
  seen: boolean;
  packed: boolean;
  cards: number[] | null;
}

export interface HandView {
  ante: string;
  unit: string;
  pot: string;
  rake: string;
  turn: number;
  turns: number;
  /** Null for somebody who watches. */
  own: number | null;
  seats: SeatView[];
  /** What may be done now by this seat. */
  moves: { see: boolean; pack: boolean; bets: string[]; show: string | null };
  result: { by: HandResult['by']; won: string[]; shown: number[] } | null;
}

export function viewOf(state: ThreeCardsState, own: number | null): HandView {
  const { result, seats } = state;
  return {
    ante: String(state.ante),
    unit: String(state.unit),
    pot: String(state.pot),
    rake: String(state.rake),
    turn: state.turn,
    turns: state.turns,
    own,
    seats: seats.map(({ player, stack, paid, seen, packed, cards }, seat) => ({
      player,
      stack: String(stack),
      paid: String(paid),
      seen,
      packed,
      cards: (seat === own && seen) || result?.shown.includes(seat) ? [...cards] : null,
    })),
    moves: movesOf(state, own),
    result: result && { by: result.by, won: result.won.map(String), shown: [...result.shown] },
  };
}

function movesOf(state: ThreeCardsState, own: number | null): HandView['moves'] {
  const seat = own === null ? undefined : state.seats[own];
  if (own === null || !seat) return { see: false, pack: false, bets: [], show: null };
  const may = (kind: 'see' | 'pack' | 'show') => moveErrorOf(state, own, { kind }) === null;
  return {
    see: may('see'),
    pack: may('pack'),
    bets: may('pack') ? betsOf(state, seat).map(String) : [],
    show: may('show') ? String(smallestBet(state, seat)) : null,
  };
}
