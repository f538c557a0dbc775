import type { Server as SocketServer } from 'socket.io';
import type { GameCode } from '../../common/api.js';
import { Book } from '../book/book.js';
import { BOOK_OFFERS } from '../book/catalogue.js';
import { HOUSIE_OFFERS } from '../housie/catalogue.js';
import { Housie } from '../housie/housie.js';
import type { HousieTimes } from '../housie/room.js';
import type { Games, GameView, LiveTable } from '../vendor/games.js';
import type { Round, Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import { type SeamlessOptions, SeamlessVendor } from '../vendor/seamless.vendor.js';
import { joinOffers } from '../vendor/vendor.js';
import { SHARED_ROUND_OFFERS, TABLE_RESKINS } from './catalogue.js';
import type { Engine } from './engine.js';
import { SharedRounds } from './shared-rounds.js';
import type { TableTimes } from './shared-table.js';

export interface TableOptions extends SeamlessOptions {
  times?: TableTimes;
  housieTimes?: HousieTimes;
}

/** The vendor of tables, known to portals under several codes; each kind of its games is an engine. */
export class Table implements Games {
  readonly vendor: SeamlessVendor;
  readonly shared: SharedRounds;
  readonly book: Book;
  readonly housie: Housie;
  readonly #engines: readonly Engine[];

  constructor(sockets: SocketServer, { times, housieTimes, reskins = [], ...options }: TableOptions) {
    const titles = { ...options, reskins: [...TABLE_RESKINS, ...reskins] };
    this.vendor = new SeamlessVendor(
      joinOffers(joinOffers(SHARED_ROUND_OFFERS, BOOK_OFFERS), HOUSIE_OFFERS),
      titles,
    );
    this.shared = new SharedRounds(sockets, this.vendor, times);
    this.book = new Book(sockets, this.vendor);
    this.housie = new Housie(sockets, this.vendor, housieTimes);
    this.#engines = [this.shared, this.book, this.housie];
    this.vendor.delivery.onBalance = (session) => this.#engineOf(session.game).sendBalance(session);
  }

  /** Continues the work of an earlier run. */
  start(): void {
    this.vendor.rounds.start((round) => this.#engineOf(round.game).resumes(round));
    for (const engine of this.#engines) engine.start();
  }

  /** Requests in flight count as unanswered; the next start continues them. */
  async stop(): Promise<void> {
    for (const engine of this.#engines) engine.stop();
    await this.vendor.stop();
  }

  viewOf(session: Session): Promise<GameView> {
    return this.#engineOf(session.game).viewOf(session);
  }

  outcomeOf(round: Round): VisibleOutcome {
    return this.#engineOf(round.game).outcomeOf(round);
  }

  liveTables(): LiveTable[] {
    return this.#engines.flatMap((engine) => engine.liveTables());
  }

  #engineOf(game: GameCode): Engine {
    const engine = this.#engines.find((one) => one.plays(game));
    if (!engine) throw new Error(`no engine plays ${game}`);
    return engine;
  }
}
