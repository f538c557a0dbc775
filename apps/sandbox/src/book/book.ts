import type { Server as SocketServer } from 'socket.io';
import type { GameCode } from '../../common/api.js';
import { BOOK_CODES, type BookCode, isBookCode } from '../../common/book/codes.js';
import type { Engine } from '../table/engine.js';
import { Conflation } from '../vendor/conflation.js';
import type { GameView, LiveTable } from '../vendor/games.js';
import type { Round, Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import type { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { BookSocket } from './book.socket.js';
import { MatchSeeds } from './match-seeds.js';
import { isTicket, outcomeOf } from './tickets.js';
import { TitleBook } from './title-book.js';

interface Place {
  book: TitleBook;
  pushes: Conflation;
}

/** Sports: bets on matches that are played by the clock, before and during them. */
export class Book implements Engine {
  readonly #places: Map<BookCode, Place>;
  readonly #socket: BookSocket;

  constructor(
    sockets: SocketServer,
    readonly vendor: SeamlessVendor,
  ) {
    const seeds = new MatchSeeds(vendor.store, vendor.randomness);
    this.#places = new Map(BOOK_CODES.map((code) => [code, this.#placeOf(code, seeds)]));
    this.#socket = new BookSocket(sockets, vendor.sessions, ({ game }) =>
      this.plays(game) ? this.bookOf(game) : undefined,
    );
  }

  plays(game: GameCode): game is BookCode {
    return isBookCode(game);
  }

  /** @throws Error for a game that is no book */
  bookOf(game: GameCode): TitleBook {
    const place = this.plays(game) ? this.#places.get(game) : undefined;
    if (!place) throw new Error(`no book of ${game}`);
    return place.book;
  }

  /** A ticket follows from its matches, and those from the clock. */
  resumes(round: Round): boolean {
    return isTicket(round) && round.input.isConfirmed;
  }

  start(): void {
    for (const { book } of this.#places.values()) void book.start();
  }

  stop(): void {
    for (const { book, pushes } of this.#places.values()) {
      book.stop();
      pushes.stop();
    }
  }

  async viewOf(): Promise<GameView> {
    return {};
  }

  outcomeOf(round: Round): VisibleOutcome {
    if (!isTicket(round)) throw new Error('no round of the book');
    const { matches } = this.bookOf(round.game);
    return {
      result: outcomeOf(round, (id) => matches.get(id)),
      proof: { kind: 'matches', matches: round.input.legs.map(({ match }) => matches.proofOf(match)) },
    };
  }

  liveTables(): LiveTable[] {
    return [...this.#places.values()].map(({ book }) => ({
      game: book.code,
      state: 'open',
      players: book.watching,
      results: [],
    }));
  }

  sendBalance(session: Session): void {
    this.#socket.sendBalance(session);
  }

  #placeOf(code: BookCode, seeds: MatchSeeds): Place {
    const pushes = new Conflation(() => this.#socket.broadcast(book));
    const book = new TitleBook(code, this.vendor, seeds, {
      onStep: () => pushes.changed(true),
      onTicket: (ticket) => this.#socket.sendTickets(book, ticket),
    });
    return { book, pushes };
  }
}
