import fc from 'fast-check';
import type { Move, ThreeCardsState } from './state.js';
import { begin, betsOf, play } from './three-cards.js';
import { viewOf } from './view.js';

const DECK = Array.from({ length: 52 }, (_, index) => index);

/** A state some moves into a hand: a number chooses each of them. */
function walked(players: number, deck: readonly number[], choices: readonly number[]): ThreeCardsState {
  const seats = Array.from({ length: players }, (_, seat) => ({ player: `p${seat}`, stack: 2000n }));
  return choices.reduce(
    (state, choice) => {
      const seat = state.seats[state.turn];
      if (!seat || state.result) return state;
      const [bet = 0n] = betsOf(state, seat);
      const moves: Move[] = [
        { kind: seat.seen ? 'chaal' : 'blind', amount: bet },
        { kind: 'see' },
        { kind: 'show' },
        { kind: 'pack' },
      ];
      const next = play(state, state.turn, moves[choice] ?? { kind: 'timeout' });
      return typeof next === 'string' ? state : next;
    },
    begin(seats, 10n, deck),
  );
}

const hands = fc.record({
  players: fc.integer({ min: 2, max: 5 }),
  deck: fc.shuffledSubarray(DECK, { minLength: 52 }),
  choices: fc.array(fc.constantFrom(0, 0, 0, 1, 1, 2, 3, 4), { maxLength: 30 }),
});

test('with other cards in place of the hidden ones every view is the same', () => {
  fc.assert(
    fc.property(hands, fc.option(fc.nat(4), { nil: null }), ({ players, deck, choices }, own) => {
      const state = walked(players, deck, choices);
      const isHidden = (seat: number) =>
        !(state.result?.shown.includes(seat) ?? false) && !(seat === own && state.seats[seat]?.seen);
      const others = deck.slice(players * 3);
      const swapped = {
        ...state,
        seats: state.seats.map((seat, index) =>
          isHidden(index) ? { ...seat, cards: others.slice(index * 3, index * 3 + 3) } : seat,
        ),
      };
      expect(viewOf(swapped, own)).toEqual(viewOf(state, own));
    }),
    { numRuns: 300 },
  );
});

test('shows the own cards once they were looked at, and those of a show to everybody', () => {
  const blind = begin(
    ['a', 'b'].map((player) => ({ player, stack: 2000n })),
    10n,
    DECK,
  );
  expect(viewOf(blind, 1).seats.map(({ cards }) => cards)).toEqual([null, null]);
  const seen = play(blind, 1, { kind: 'see' });
  if (typeof seen === 'string') throw new Error(seen);
  expect(viewOf(seen, 1).seats.map(({ cards }) => cards)).toEqual([null, [1, 3, 5]]);
  expect(viewOf(seen, 0).seats.map(({ cards }) => cards)).toEqual([null, null]);
  const over = play(seen, 1, { kind: 'show' });
  if (typeof over === 'string') throw new Error(over);
  expect(viewOf(over, null).seats.map(({ cards }) => cards)).toEqual([
    [0, 2, 4],
    [1, 3, 5],
  ]);
});

test('says what the seat may do, and nothing to those who wait or watch', () => {
  const state = begin(
    ['a', 'b'].map((player) => ({ player, stack: 2000n })),
    10n,
    DECK,
  );
  expect(viewOf(state, 1).moves).toEqual({ see: true, pack: true, bets: ['10', '20'], show: '10' });
  expect(viewOf(state, 0).moves).toEqual({ see: true, pack: false, bets: [], show: null });
  expect(viewOf(state, null).moves).toEqual({ see: false, pack: false, bets: [], show: null });
  expect(JSON.parse(JSON.stringify(viewOf(state, 1)))).toEqual(viewOf(state, 1));
});
