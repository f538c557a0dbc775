import { randomUUID } from 'node:crypto';
import type { SeatsOutcome } from '../../../common/seats/outcome.js';
import type { Seat, ThreeCardsState } from '../../../common/seats/state.js';
import { playerOf, type Round, type Session } from '../../vendor/records.js';
import type { TransferVendor } from '../transfer.vendor.js';
import type { Bet } from '../wallet.records.js';
import { THREE_CARDS } from './catalogue.js';
import type { Deck, Hand } from './hand.records.js';
import { decodeState, encodeState } from './hand-codec.js';

/** What of a seat is not free: all of its chips, and of one that has folded only its bets, until the hand is over. */
const atStake = ({ result }: ThreeCardsState, { packed, stack, paid }: Seat): bigint =>
  result ? 0n : packed ? paid : stack + paid;

/** What belongs to a seat, the bets of an open hand included. */
const worth = ({ result }: ThreeCardsState, { stack, paid }: Seat): bigint => (result ? stack : stack + paid);

interface Change {
  session: Session;
  balance: bigint;
  atStake: bigint;
}

/**
 * The money of hands. Chips are at stake from the deal on, so that no transfer and no other game takes them; each change of
 * a hand is one line in the file together with its money. A demo moves the play money of its session.
 */
export class HandMoney {
  /** Called with the session of a demo whose play money has changed. */
  onDemo: (session: Session) => void = () => undefined;

  constructor(readonly vendor: TransferVendor) {}

  /** What a player could bring into a hand. */
  free(session: Session): bigint {
    return session.demo
      ? BigInt(this.vendor.sessions.renewed(session).balance)
      : this.vendor.wallets.balanceOf(session);
  }

  /** Stores a hand that was dealt, with the chips of its players, and the deck of the next one. */
  begin(deck: Deck, next: Deck, sessions: readonly Session[], state: ThreeCardsState): Hand {
    const now = Date.now();
    const hand: Hand = {
      id: randomUUID(),
      deck,
      at: now,
      demo: sessions[0]?.demo ?? false,
      state: 'open',
      seats: sessions.map(({ id }) => ({ session: id, round: randomUUID() })),
      cards: encodeState(state),
    };
    const rounds = sessions.map((session, seat) => ({ round: roundOf(hand, session, seat, now) }));
    const changes = sessions.map((session, at) => {
      const seat = state.seats[at];
      const chips = seat ? atStake(state, seat) : 0n;
      return { session, balance: -chips, atStake: chips };
    });
    this.#save(changes, [...rounds, { hand }, { deck: next }]);
    return hand;
  }

  /** Stores what a move made of a hand; its end pays the players, and gives each a bet. */
  moved(before: Hand, state: ThreeCardsState): Hand {
    const old = decodeState(before.cards);
    const hand: Hand = {
      ...before,
      cards: encodeState(state),
      state: state.result ? 'settled' : 'open',
    };
    const changes = this.#sessionsOf(hand).map((session, at) => changeOf(session, at, old, state));
    this.#save(changes, [{ hand }, ...(state.result ? this.#ends(hand, state) : [])]);
    return hand;
  }

  /** Gives everybody back what was brought into a hand that an earlier run did not finish. */
  cancel(open: Hand): void {
    const state = decodeState(open.cards);
    const changes = this.#sessionsOf(open).map((session, at) => {
      const seat = state.seats[at];
      const chips = seat ? atStake(state, seat) : 0n;
      return { session, balance: chips, atStake: -chips };
    });
    const rounds = this.#roundsOf(open).map((round) => ({ round: { ...round, state: 'void' as const } }));
    this.#save(changes, [{ hand: { ...open, state: 'void' as const } }, ...rounds]);
  }

  #ends(hand: Hand, state: ThreeCardsState): ({ round: Round } | { bet: Bet })[] {
    const sessions = this.#sessionsOf(hand);
    return this.#roundsOf(hand).flatMap((open, at) => {
      const [seat, session] = [state.seats[at], sessions[at]];
      if (!seat || !session) return [];
      const round: Round = {
        ...open,
        state: 'settled',
        stake: String(seat.paid),
        payout: String(state.result?.won[at] ?? 0n),
        result: outcomeOf(state, at),
      };
      return hand.demo ? [{ round }] : [{ round }, { bet: betOf(round, session, state, at) }];
    });
  }

  /** Those who sit in a hand, by seat. Their sessions are kept as long as their rounds. */
  #sessionsOf({ id, seats }: Hand): Session[] {
    return seats.map(({ session }) => {
      const known = this.vendor.store.session(session);
      if (!known) throw new Error(`the hand ${id} has a seat without a session`);
      return known;
    });
  }

  #roundsOf({ id, seats }: Hand): Round[] {
    return seats.map(({ round }) => {
      const known = this.vendor.store.round(round);
      if (!known) throw new Error(`the hand ${id} has a seat without a round`);
      return known;
    });
  }

  #save(changes: readonly Change[], records: Parameters<TransferVendor['wallets']['store']['save']>[0][]) {
    const { wallets } = this.vendor;
    const real = changes.filter(({ session, ...moves }) => !session.demo && isChange(moves));
    const demos = changes
      .filter(({ session, ...moves }) => session.demo && isChange(moves))
      .map(({ session, balance }) => ({
        ...session,
        balance: String(BigInt(session.balance) + balance),
      }));
    const accounts = real.map(({ session, balance, atStake: staked }) =>
      wallets.moved(session, balance, staked),
    );
    wallets.saveAll(accounts, ...demos.map((session) => ({ session })), ...records);
    for (const session of demos) this.onDemo(session);
  }
}

const isChange = ({ balance, atStake: staked }: Omit<Change, 'session'>): boolean =>
  balance !== 0n || staked !== 0n;

function changeOf(session: Session, at: number, before: ThreeCardsState, after: ThreeCardsState): Change {
  const [old, seat] = [before.seats[at], after.seats[at]];
  if (!old || !seat) return { session, balance: 0n, atStake: 0n };
  const staked = atStake(after, seat) - atStake(before, old);
  return { session, balance: worth(after, seat) - worth(before, old) - staked, atStake: staked };
}

const roundOf = (hand: Hand, session: Session, seat: number, at: number): Round => ({
  id: hand.seats[seat]?.round ?? '',
  session: session.id,
  player: playerOf(session),
  game: THREE_CARDS.code,
  demo: session.demo,
  stake: hand.cards.ante,
  payout: '0',
  at,
  state: 'open',
  source: { hand: hand.id },
  input: { kind: 'seats' },
  result: null,
});

function outcomeOf({ seats, result }: ThreeCardsState, own: number): SeatsOutcome {
  return {
    kind: 'seats',
    by: result?.by ?? 'pack',
    seat: own,
    seats: seats.length,
    folded: seats[own]?.packed ?? false,
    hands: seats.map(({ cards }, seat) => (seat === own || result?.shown.includes(seat) ? cards : null)),
  };
}

/** Of a winner's bets only those were at risk that another player had to meet. */
function validOf({ seats, result }: ThreeCardsState, at: number): bigint {
  const paid = seats[at]?.paid ?? 0n;
  const most = seats.reduce((sum, seat, index) => (index !== at && seat.paid > sum ? seat.paid : sum), 0n);
  return (result?.won[at] ?? 0n) > 0n && most < paid ? most : paid;
}

const betOf = (round: Round, session: Session, state: ThreeCardsState, at: number): Bet => ({
  operator: session.operator,
  user: session.user,
  currency: session.currency,
  id: randomUUID(),
  game: round.game,
  round: round.id,
  stake: round.stake,
  win: round.payout,
  valid: String(validOf(state, at)),
  placedAt: round.at,
  settledAt: Date.now(),
});
