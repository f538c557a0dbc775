import fc from 'fast-check';
import { chipsOf, type Move, type ThreeCardsState } from './state.js';
import {
  begin,
  betsOf,
  MIN_STACK,
  moveErrorOf,
  POT_LIMIT,
  play,
  smallestBet,
  UNIT_LIMIT,
} from './three-cards.js';

const VALUES = '23456789TJQKA';
const SUITS = 'shdc';
const card = (text: string) => VALUES.indexOf(text[0] ?? '') * 4 + SUITS.indexOf(text[1] ?? '');

/** A hand of players A, B, C … with these cards, each with 1000 antes of 10. */
function handOf(hands: string[], stack = 10_000n): ThreeCardsState {
  const held = hands.map((hand) => hand.split(' ').map(card));
  const deck = [0, 1, 2].flatMap((round) => held.map((cards) => cards[round] ?? 0));
  return begin(
    hands.map((_, seat) => ({ player: 'ABCDE'[seat] ?? '', stack })),
    10n,
    deck,
  );
}

function playAll(state: ThreeCardsState, moves: [number, Move][]): ThreeCardsState {
  return moves.reduce((before, [seat, move]) => {
    const after = play(before, seat, move);
    if (typeof after === 'string') throw new Error(`${move.kind} of seat ${seat}: ${after}`);
    return after;
  }, state);
}

const blind = (amount: bigint): Move => ({ kind: 'blind', amount });
const chaal = (amount: bigint): Move => ({ kind: 'chaal', amount });
const SEE: Move = { kind: 'see' };
const PACK: Move = { kind: 'pack' };
const SHOW: Move = { kind: 'show' };
const TIMEOUT: Move = { kind: 'timeout' };

const THREE = ['As Kh 9d', '4s 4h 2d', '7c 8c Tc'];

test('everybody pays the ante and has three cards; the seat after the dealer begins', () => {
  const state = handOf(THREE);
  expect(state).toMatchObject({ pot: 30n, unit: 10n, turn: 1, turns: 0, result: null });
  expect(state.seats.map(({ stack, cards }) => [stack, cards])).toEqual(
    THREE.map((hand) => [9990n, hand.split(' ').map(card)]),
  );
});

test('a seen player pays twice what a blind one does, and each may double', () => {
  let state = playAll(handOf(THREE), [
    [1, blind(20n)],
    [2, SEE],
  ]);
  const [first, second, third] = state.seats;
  if (!first || !second || !third) throw new Error('three seats');
  expect(betsOf(state, third)).toEqual([40n, 80n]);
  state = playAll(state, [[2, chaal(80n)]]);
  expect(state).toMatchObject({ unit: 40n, pot: 130n, turn: 0, turns: 2 });
  expect(betsOf(state, first)).toEqual([40n, 80n]);
});

test('a show between two costs the smallest bet, and the better hand has the pot less 3 %', () => {
  const state = playAll(handOf(THREE), [
    [1, blind(10n)],
    [2, SEE],
    [2, chaal(20n)],
    [0, PACK],
    [1, SHOW],
  ]);
  // 30 + 10 + 20 + 10; 3 % of 70 is 2.1.
  expect(state.rake).toBe(2n);
  expect(state.result).toEqual({ by: 'show', won: [0n, 0n, 68n], shown: [1, 2] });
  expect(state.seats.map(({ stack }) => stack)).toEqual([9990n, 9970n, 10_038n]);
});

test.each([
  [1, 0],
  [0, 1],
])('of equal hands the one that did not ask wins (seat %d asks)', (asks, wins) => {
  const before: [number, Move][] = asks === 1 ? [] : [[1, blind(10n)]];
  const state = playAll(handOf(['As Kh 9d', 'Ah Ks 9c']), [...before, [asks, SHOW]]);
  expect(state.result?.won.map((won) => won > 0n)).toEqual([wins === 0, wins === 1]);
});

test('the last one who has not packed wins without showing; a timeout packs', () => {
  const state = playAll(handOf(THREE), [
    [1, TIMEOUT],
    [2, PACK],
  ]);
  expect(state.result).toEqual({ by: 'pack', won: [30n, 0n, 0n], shown: [] });
  expect(state.rake).toBe(0n);
});

test('a full pot shows all hands, and equal ones share it', () => {
  let state = handOf(['As Kh 9d', 'Ah Ks 9c', '2h 3h 7d'], 1_000_000n);
  while (!state.result) {
    const seat = state.seats[state.turn];
    if (!seat) throw new Error('nobody to move');
    state = playAll(state, [[state.turn, blind(betsOf(state, seat).at(-1) ?? 0n)]]);
    expect(state.unit).toBeLessThanOrEqual(UNIT_LIMIT * 10n);
  }
  expect(state.result).toMatchObject({ by: 'limit', shown: [0, 1, 2] });
  const [first = 0n, second = 0n, third = 0n] = state.result.won;
  expect(third).toBe(0n);
  expect([0n, 1n]).toContain(first - second);
  expect(first + second + state.rake).toBeGreaterThanOrEqual(POT_LIMIT * 10n);
});

test('a player who cannot pay the smallest bet has all hands shown', () => {
  const state = playAll(handOf(['As Kh 9d', '4s 4h 2d'], 250n), [
    [1, blind(20n)],
    [0, blind(40n)],
    [1, blind(80n)],
    [0, blind(160n)],
  ]);
  // Seat 1 has 140 left, and the smallest bet is 160.
  expect(state.result).toMatchObject({ by: 'limit', shown: [0, 1] });
  expect(state.seats.map(({ stack }) => stack)).toEqual([40n, 451n]);
});

test.each<[string, number, Move, string]>([
  ['a bet out of turn', 0, blind(10n), 'not_your_turn'],
  ['a timeout of another turn', 0, TIMEOUT, 'not_your_turn'],
  ['a bet below the smallest', 1, blind(9n), 'wrong_amount'],
  ['a bet between the two', 1, blind(15n), 'wrong_amount'],
  ['a negative bet', 1, blind(-10n), 'wrong_amount'],
  ['a seen bet of a blind player', 1, chaal(20n), 'not_seen'],
  ['a blind bet of a seen player', 2, blind(10n), 'not_your_turn'],
  ['a show among three', 1, SHOW, 'no_show'],
  ['a second look', 2, SEE, 'already_seen'],
  ['a seat that is not there', 5, PACK, 'no_such_seat'],
])('refuses %s', (_, seat, move, refusal) => {
  const state = playAll(handOf(THREE), [[2, SEE]]);
  expect(play(state, seat, move)).toBe(refusal);
});

test('refuses blind bets after a look, and every move after a pack or the end', () => {
  const seen = playAll(handOf(THREE), [[1, SEE]]);
  expect(play(seen, 1, blind(10n))).toBe('not_blind');
  const packed = playAll(seen, [[1, PACK]]);
  expect(play(packed, 1, SEE)).toBe('packed');
  const over = playAll(packed, [[2, PACK]]);
  expect(play(over, 0, SEE)).toBe('hand_over');
});

test('begins no hand with wrong players, stacks, ante or deck', () => {
  const deck = Array.from({ length: 52 }, (_, index) => index);
  const players = (count: number, stack = 1000n) =>
    Array.from({ length: count }, (_, seat) => ({ player: `p${seat}`, stack }));
  expect(() => begin(players(1), 10n, deck)).toThrow(RangeError);
  expect(() => begin(players(6), 10n, deck)).toThrow(RangeError);
  expect(() => begin(players(2, MIN_STACK * 10n - 1n), 10n, deck)).toThrow(RangeError);
  expect(() => begin(players(2), 0n, deck)).toThrow(RangeError);
  expect(() => begin(players(2), 10n, deck.slice(0, 5))).toThrow(RangeError);
  expect(() => begin([...players(1), ...players(1)], 10n, deck)).toThrow(RangeError);
});

/** Any move that could be sent, allowed or not; bets are frequent, so that pots grow. */
const anyMove = fc.oneof(fc.constantFrom<Move>(SEE, SHOW, PACK, TIMEOUT), {
  arbitrary: fc.record({ kind: fc.constantFrom('blind', 'chaal'), times: fc.constantFrom(1n, 2n, 4n, 3n) }),
  weight: 9,
});
const betOf = (kind: string, amount: bigint): Move => (kind === 'chaal' ? chaal(amount) : blind(amount));

const walks = fc.record({
  stacks: fc.array(fc.bigInt({ min: MIN_STACK * 7n, max: 2000n }), { minLength: 2, maxLength: 5 }),
  deck: fc.shuffledSubarray(
    Array.from({ length: 52 }, (_, index) => index),
    { minLength: 15 },
  ),
  moves: fc.array(fc.tuple(fc.nat(5), fc.boolean(), anyMove), { minLength: 60, maxLength: 120 }),
  /** Nobody packs or asks for a show. */
  stubborn: fc.boolean(),
});

test('chips are conserved, no stack is negative, and the hand can always go on, over random moves', () => {
  const ends = new Set<string>();
  fc.assert(
    fc.property(walks, ({ stacks, deck, moves, stubborn }) => {
      let state = begin(
        stacks.map((stack, seat) => ({ player: `p${seat}`, stack })),
        7n,
        deck,
      );
      const chips = stacks.reduce((sum, stack) => sum + stack, 0n);
      for (const [other, onTurn, move] of moves) {
        if (stubborn && !('times' in move) && move.kind !== 'see') continue;
        const made = 'times' in move ? betOf(move.kind, move.times * state.unit) : move;
        const after = play(state, onTurn ? state.turn : other, made);
        if (typeof after === 'string') continue;
        state = after;
        expect(chipsOf(state)).toBe(chips);
        expect(state.seats.every(({ stack }) => stack >= 0n)).toBe(true);
        expect(state.pot === 0n).toBe(state.result !== null);
        if (state.result) {
          ends.add(state.result.by);
          break;
        }
        const seat = state.seats[state.turn];
        if (!seat) throw new Error('nobody to move');
        expect(seat.packed).toBe(false);
        expect(betsOf(state, seat)[0]).toBe(smallestBet(state, seat));
        expect(moveErrorOf(state, state.turn, TIMEOUT)).toBeNull();
      }
    }),
    { numRuns: 200 },
  );
  expect([...ends].toSorted()).toEqual(['limit', 'pack', 'show']);
});
