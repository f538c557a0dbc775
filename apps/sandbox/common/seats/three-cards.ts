import { cardsOfSeat } from './deal.js';
import { HAND, scoreOfHand } from './hand-rank.js';
import { type Move, type MoveError, remaining, SEATS, type Seat, type ThreeCardsState } from './state.js';

/** Teen Patti for two to five players: blind and seen bets, pack, show. All functions are pure. */

/** How long a player has for a turn, in milliseconds. */
export const TURN_MS = 15_000;
/** In antes: the least stack at the start of a hand, the largest blind bet, and the pot that ends the hand with a show of all. */
export const MIN_STACK = 25n;
export const UNIT_LIMIT = 64n;
export const POT_LIMIT = 1024n;
/** Of the pot, in hundredths, rounded down once. */
const RAKE = 3n;

export const threeCards = {
  names: { en: 'Three Cards', bn: 'তিন তাস', ar: 'ثلاث ورقات' },
  /** Its class in a portal's lobby. */
  lobbyClass: 'cards',
  /** What comes back to all players together. */
  rtp: 1 - Number(RAKE) / 100,
} as const;

/**
 * Every player pays the ante and has three cards of the deck, one by one from the first seat on. The seat after the dealer
 * begins.
 * @throws RangeError for too few or many players, a player twice, an ante below 1, a stack below `MIN_STACK` antes, or too few cards
 */
export function begin(
  players: readonly { player: string; stack: bigint }[],
  ante: bigint,
  deck: readonly number[],
  dealer = 0,
): ThreeCardsState {
  const count = players.length;
  if (count < SEATS.min || count > SEATS.max) throw new RangeError('two to five players');
  if (new Set(players.map(({ player }) => player)).size !== count)
    throw new RangeError('a player sits twice');
  if (ante < 1n) throw new RangeError('no ante');
  if (players.some(({ stack }) => stack < MIN_STACK * ante)) throw new RangeError('a stack is too small');
  if (new Set(deck.slice(0, count * HAND)).size !== count * HAND) throw new RangeError('too few cards');
  return {
    ante,
    unit: ante,
    pot: ante * BigInt(count),
    rake: 0n,
    seats: players.map(({ player, stack }, seat) => ({
      player,
      stack: stack - ante,
      paid: ante,
      cards: cardsOfSeat(deck, seat, count),
      seen: false,
      packed: false,
    })),
    turn: (dealer + 1) % count,
    turns: 0,
    result: null,
  };
}

/** What a player must pay at least to stay, and what a show costs. */
export const smallestBet = ({ unit }: ThreeCardsState, { seen }: Seat): bigint => (seen ? 2n * unit : unit);

/** What a player may bet: as much as before, or twice that below the limit of bets. */
export function betsOf(state: ThreeCardsState, seat: Seat): bigint[] {
  const least = smallestBet(state, seat);
  const mayRaise = 2n * state.unit <= UNIT_LIMIT * state.ante;
  return [least, ...(mayRaise ? [2n * least] : [])].filter((amount) => amount <= seat.stack);
}

/** Null if the seat may make the move. */
export function moveErrorOf(state: ThreeCardsState, at: number, move: Move): MoveError | null {
  const seat = state.seats[at];
  if (!seat) return 'no_such_seat';
  if (state.result) return 'hand_over';
  if (seat.packed) return 'packed';
  if (move.kind === 'see') return seat.seen ? 'already_seen' : null;
  if (at !== state.turn) return 'not_your_turn';
  switch (move.kind) {
    case 'blind':
    case 'chaal':
      if (seat.seen !== (move.kind === 'chaal')) return seat.seen ? 'not_blind' : 'not_seen';
      return betsOf(state, seat).includes(move.amount) ? null : 'wrong_amount';
    case 'show':
      return remaining(state).length === 2 ? null : 'no_show';
    case 'pack':
    case 'timeout':
      return null;
  }
}

/** The state after a move, or why it is refused. Cards may be looked at out of turn; everything else waits for it. */
export function play(state: ThreeCardsState, at: number, move: Move): ThreeCardsState | MoveError {
  const error = moveErrorOf(state, at, move);
  const seat = state.seats[at];
  if (error !== null || !seat) return error ?? 'no_such_seat';
  switch (move.kind) {
    case 'see':
      return limited(withSeat(state, at, { ...seat, seen: true }));
    case 'pack':
    case 'timeout':
      return packed(withSeat(state, at, { ...seat, packed: true }));
    case 'show':
      return shown(paid(state, at, smallestBet(state, seat)), at);
    case 'blind':
    case 'chaal': {
      const unit = seat.seen ? move.amount / 2n : move.amount;
      return limited(nextTurn({ ...paid(state, at, move.amount), unit }));
    }
  }
}

function withSeat(state: ThreeCardsState, at: number, seat: Seat): ThreeCardsState {
  return { ...state, seats: state.seats.with(at, seat) };
}

function paid(state: ThreeCardsState, at: number, amount: bigint): ThreeCardsState {
  const seats = state.seats.map((seat, index) =>
    index === at ? { ...seat, stack: seat.stack - amount, paid: seat.paid + amount } : seat,
  );
  return { ...state, seats, pot: state.pot + amount };
}

function nextTurn(state: ThreeCardsState): ThreeCardsState {
  const left = remaining(state);
  const turn = left.find((seat) => seat > state.turn) ?? left[0] ?? state.turn;
  return { ...state, turn, turns: state.turns + 1 };
}

function packed(state: ThreeCardsState): ThreeCardsState {
  const [winner = 0, ...others] = remaining(state);
  if (others.length === 0) return ended(state, 'pack', [winner], []);
  return limited(nextTurn(state));
}

/** Of two equal hands the one that did not ask for the show wins. */
function shown(state: ThreeCardsState, asked: number): ThreeCardsState {
  const left = remaining(state);
  const best = bestOf(state, left);
  return ended(state, 'show', best.length > 1 ? best.filter((seat) => seat !== asked) : best, left);
}

/** A full pot, or a turn of a player who cannot pay the smallest bet, shows all remaining hands; equal ones share the pot. */
function limited(state: ThreeCardsState): ThreeCardsState {
  const seat = state.seats[state.turn];
  const isShort = seat !== undefined && seat.stack < smallestBet(state, seat);
  if (state.pot < POT_LIMIT * state.ante && !isShort) return state;
  const left = remaining(state);
  return ended(state, 'limit', bestOf(state, left), left);
}

function bestOf({ seats }: ThreeCardsState, among: readonly number[]): number[] {
  const scores = among.map((seat) => scoreOfHand(seats[seat]?.cards ?? []));
  return among.filter((_, index) => scores[index] === Math.max(...scores));
}

/** The pot less the rake goes to the winners in equal parts; what cannot be divided goes to the first of them, by seat. */
function ended(
  state: ThreeCardsState,
  by: 'pack' | 'show' | 'limit',
  winners: readonly number[],
  shownSeats: number[],
): ThreeCardsState {
  const rake = (state.pot * RAKE) / 100n;
  const prize = state.pot - rake;
  const part = prize / BigInt(winners.length);
  const rest = prize - part * BigInt(winners.length);
  const won = state.seats.map((_, seat) =>
    winners.includes(seat) ? part + (seat === winners[0] ? rest : 0n) : 0n,
  );
  return {
    ...state,
    pot: 0n,
    rake,
    seats: state.seats.map((seat, index) => ({ ...seat, stack: seat.stack + (won[index] ?? 0n) })),
    result: { by, won, shown: shownSeats },
  };
}
