import type { PlaceState, SeatsLastMove, SeatsMoveRequest, SeatsPhase } from '../../../common/seats/api.js';
import { MOST_STACK } from '../../../common/seats/levels.js';
import { type Move, SEATS, type ThreeCardsState } from '../../../common/seats/state.js';
import { begin, moveErrorOf, play } from '../../../common/seats/three-cards.js';
import { GameError } from '../../vendor/game-error.js';
import { playerOf, type Session } from '../../vendor/records.js';
import { leastStack } from './catalogue.js';
import type { Decks } from './decks.js';
import type { HandMoney } from './hand.money.js';
import type { Hand } from './hand.records.js';
import type { SeatsTimes } from './seats-times.js';

/** Somebody at the table. */
export interface Sitter {
  session: Session;
  isConnected: boolean;
  /** A turn ran out, and the player has not come back since. */
  isResting: boolean;
  /** Has left: folds at the next turn, and the place is free after the hand. */
  isLeaving: boolean;
  /** Since when the player could not be dealt in. */
  idleSince: number | null;
}

/** A hand with the place of each of its seats. */
interface PlayedHand {
  hand: Hand;
  state: ThreeCardsState;
  places: number[];
  last: SeatsLastMove | null;
}

export interface SeatsTableParts {
  money: HandMoney;
  decks: Decks;
  times: SeatsTimes;
  /** Called on each change. */
  onChange: (table: SeatsTable) => void;
  /** Called when a place was given away whose player did not leave. */
  onFreed: (player: string, table: SeatsTable) => void;
}

/**
 * One table: places, and one hand after another as long as two players are ready. Deadlines are in the server's time; a
 * single timer waits for the earliest.
 */
export class SeatsTable {
  readonly places: (Sitter | null)[] = Array.from({ length: SEATS.max }, () => null);
  phase: SeatsPhase = 'waiting';
  until: number | null = null;
  played: PlayedHand | null = null;
  /** The place that had the deal last. */
  #dealer = -1;
  #isDealing = false;
  /** Money moves, of which the wallets tell before the table has changed. */
  #isPaying = false;
  #isStopped = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    /** Names it in the file. */
    readonly id: string,
    /** The client seed of its decks. */
    readonly name: string,
    /** In minor units. */
    readonly ante: bigint,
    readonly parts: SeatsTableParts,
  ) {}

  /** A hand runs, or its result is on the table. */
  get #isShown(): boolean {
    return this.phase === 'playing' || this.phase === 'result';
  }

  get commitment(): string {
    const running = this.#isShown ? this.played?.hand.deck : undefined;
    return (running ?? this.parts.decks.next(this.id, this.name)).seedHash;
  }

  /** How many sit here and have not left. */
  get count(): number {
    return this.places.filter((sitter) => sitter && !sitter.isLeaving).length;
  }

  get hasRoom(): boolean {
    return this.places.includes(null);
  }

  sitterOf(player: string): Sitter | undefined {
    return this.places.find((sitter) => sitter && playerOf(sitter.session) === player) ?? undefined;
  }

  /** Takes a free place, or comes back to the own one. */
  sit(session: Session): void {
    const known = this.sitterOf(playerOf(session));
    if (known) Object.assign(known, { isConnected: true, isResting: false, isLeaving: false });
    else {
      const place = this.places.indexOf(null);
      if (place < 0) throw new Error('the table is full');
      this.places[place] = {
        session,
        isConnected: true,
        isResting: false,
        isLeaving: false,
        idleSince: null,
      };
    }
    this.update();
  }

  /** In a hand that runs the player folds, now or at the next turn. */
  leave(player: string): void {
    const sitter = this.sitterOf(player);
    if (!sitter) return;
    sitter.isLeaving = true;
    this.#foldLeaving();
    this.update();
  }

  setConnected(player: string, isConnected: boolean): void {
    const sitter = this.sitterOf(player);
    if (!sitter || sitter.isConnected === isConnected) return;
    sitter.isConnected = isConnected;
    this.update();
  }

  /** Has cards in a hand that runs. */
  isPlaying(player: string): boolean {
    const seat = this.seatOf(player);
    return seat !== null && this.phase === 'playing' && this.played?.state.seats[seat]?.packed === false;
  }

  /** The player's seat in the hand on the table. */
  seatOf(player: string): number | null {
    const place = this.places.findIndex((sitter) => sitter && playerOf(sitter.session) === player);
    const seat = this.played?.places.indexOf(place) ?? -1;
    return place < 0 || seat < 0 ? null : seat;
  }

  stateOf({ session, isConnected, isResting }: Sitter): PlaceState {
    if (!isConnected) return 'offline';
    if (isResting) return 'resting';
    // The chips of a hand that runs are not free, which makes nobody short of them.
    if (this.phase === 'playing' && this.seatOf(playerOf(session)) !== null) return 'ready';
    return this.parts.money.free(session) < leastStack(this.ante) ? 'short' : 'ready';
  }

  /** @throws GameError round_closed for a move that is late or not allowed, invalid_input for an amount that cannot be bet */
  move(player: string, { hand, turn, kind, amount }: SeatsMoveRequest): void {
    const seat = this.seatOf(player);
    const { played } = this;
    if (seat === null || !played || this.phase !== 'playing' || played.hand.id !== hand)
      throw new GameError('round_closed');
    if (kind !== 'see' && turn !== played.state.turns) throw new GameError('round_closed');
    const move: Move =
      kind === 'blind' || kind === 'chaal' ? { kind, amount: BigInt(amount ?? '0') } : { kind };
    const error = moveErrorOf(played.state, seat, move);
    if (error === 'wrong_amount') throw new GameError('invalid_input', { field: 'amount' });
    if (error) throw new GameError('round_closed');
    this.#play(seat, move);
    this.#foldLeaving();
    this.update();
  }

  /** Looks who is ready, and what follows from the time. */
  update(): void {
    if (this.#isStopped || this.#isPaying) return;
    const now = Date.now();
    this.#giveAwayPlaces(now);
    if (this.phase === 'waiting' || this.phase === 'starting') {
      const enough = this.#ready().length >= SEATS.min;
      if (!enough) [this.phase, this.until] = ['waiting', null];
      else if (this.phase === 'waiting')
        [this.phase, this.until] = ['starting', now + this.parts.times.start];
    }
    this.#wait(now);
    this.parts.onChange(this);
  }

  /** A hand stays open in the file; the next start gives all of it back. */
  stop(): void {
    this.#isStopped = true;
    clearTimeout(this.#timer);
  }

  #ready(): number[] {
    return this.places.flatMap((sitter, place) =>
      sitter && !sitter.isLeaving && this.stateOf(sitter) === 'ready' ? [place] : [],
    );
  }

  #giveAwayPlaces(now: number): void {
    for (const [place, sitter] of this.places.entries()) {
      if (!sitter) continue;
      sitter.idleSince = this.stateOf(sitter) === 'ready' ? null : (sitter.idleSince ?? now);
      if (this.#isShown && this.played?.places.includes(place)) continue;
      const isOver = sitter.idleSince !== null && now >= sitter.idleSince + this.parts.times.keep;
      if (!sitter.isLeaving && !isOver) continue;
      this.places[place] = null;
      if (!sitter.isLeaving) this.parts.onFreed(playerOf(sitter.session), this);
    }
  }

  #wait(now: number): void {
    clearTimeout(this.#timer);
    const ends = this.places.flatMap((sitter) =>
      sitter?.idleSince == null ? [] : sitter.idleSince + this.parts.times.keep,
    );
    const future = [...ends.filter((end) => end > now), ...(this.until === null ? [] : [this.until])];
    if (future.length === 0) return;
    this.#timer = setTimeout(() => this.#tick(), Math.max(0, Math.min(...future) - now));
  }

  #tick(): void {
    const isDue = this.until !== null && Date.now() >= this.until;
    if (isDue && this.phase === 'starting') return void this.#begin();
    if (isDue && this.phase === 'playing' && this.played) this.#timeOut(this.played);
    else if (isDue && this.phase === 'result') [this.phase, this.until] = ['waiting', null];
    this.update();
  }

  #timeOut({ state, places }: PlayedHand): void {
    const sitter = this.places[places[state.turn] ?? -1];
    if (sitter) sitter.isResting = true;
    this.#play(state.turn, { kind: 'timeout' });
    this.#foldLeaving();
  }

  async #begin(): Promise<void> {
    if (this.#isDealing) return;
    this.#isDealing = true;
    const { decks, money, times } = this.parts;
    const deck = decks.next(this.id, this.name);
    const cards = await decks.cardsOf(deck);
    this.#isDealing = false;
    if (this.#isStopped) return;
    const places = this.#ready();
    if (this.phase !== 'starting' || places.length < SEATS.min) return this.update();
    const sessions = places.flatMap((place) => this.places[place]?.session ?? []);
    const players = sessions.map((session, seat) => {
      return { player: String(places[seat]), stack: this.#chipsOf(session) };
    });
    const dealer = places.find((place) => place > this.#dealer) ?? places[0] ?? 0;
    const state = begin(players, this.ante, cards, places.indexOf(dealer));
    const hand = this.#pay(() => money.begin(deck, decks.after(deck), sessions, state));
    this.#dealer = dealer;
    this.played = { hand, state, places, last: null };
    [this.phase, this.until] = ['playing', Date.now() + times.turn];
    this.update();
  }

  /** Stores the move with its money. A look leaves the turn as it is. */
  #play(seat: number, move: Move): void {
    const { played } = this;
    const before = played?.state;
    const state = before && play(before, seat, move);
    if (!played || !before || !state || typeof state === 'string')
      throw new Error(`${move.kind} of seat ${seat} is not allowed`);
    const hand = this.#pay(() => this.parts.money.moved(played.hand, state));
    const amount = (state.seats[seat]?.paid ?? 0n) - (before.seats[seat]?.paid ?? 0n);
    this.played = { ...played, hand, state, last: { seat, kind: move.kind, amount: String(amount) } };
    const { times } = this.parts;
    if (state.result) [this.phase, this.until] = ['result', Date.now() + times.result];
    else if (state.turns !== before.turns) this.until = Date.now() + times.turn;
  }

  /** What a player brings into a hand. */
  #chipsOf(session: Session): bigint {
    const most = MOST_STACK * this.ante;
    const free = this.parts.money.free(session);
    if (free > most) return most;
    return free;
  }

  #pay(work: () => Hand): Hand {
    this.#isPaying = true;
    try {
      return work();
    } finally {
      this.#isPaying = false;
    }
  }

  /** Who has left folds when it is his turn. */
  #foldLeaving(): void {
    for (;;) {
      const { played } = this;
      if (!played || this.phase !== 'playing') return;
      const { state, places } = played;
      if (!this.places[places[state.turn] ?? -1]?.isLeaving) return;
      this.#play(state.turn, { kind: 'pack' });
    }
  }
}
