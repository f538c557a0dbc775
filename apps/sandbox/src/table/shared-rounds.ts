import type { Server as SocketServer } from 'socket.io';
import type { GameCode } from '../../common/api.js';
import {
  isSharedRoundCode,
  SHARED_ROUND_CODES,
  type SharedRoundCode,
} from '../../common/shared-round/titles.js';
import { Conflation } from '../vendor/conflation.js';
import type { GameView, LiveTable } from '../vendor/games.js';
import type { Round, Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import type { SeamlessVendor } from '../vendor/seamless.vendor.js';
import type { Engine } from './engine.js';
import { SharedTable, TABLE_TIMES, type TableTimes } from './shared-table.js';
import { Shoes } from './shoes.js';
import { TableSocket } from './table.socket.js';

interface Place {
  table: SharedTable;
  states: Conflation;
}

/** The tables of all titles in which players bet on one result. */
export class SharedRounds implements Engine {
  readonly #places: Map<SharedRoundCode, Place>;
  readonly #socket: TableSocket;

  constructor(
    sockets: SocketServer,
    readonly vendor: SeamlessVendor,
    readonly times: TableTimes = TABLE_TIMES,
  ) {
    this.#places = new Map(SHARED_ROUND_CODES.map((game) => [game, this.#placeOf(game)]));
    this.#socket = new TableSocket(sockets, vendor.sessions, ({ game }) =>
      this.plays(game) ? this.tableOf(game) : undefined,
    );
  }

  plays(game: GameCode): game is SharedRoundCode {
    return isSharedRoundCode(game);
  }

  /** @throws Error for a game without a table */
  tableOf(game: GameCode): SharedTable {
    const place = this.plays(game) ? this.#places.get(game) : undefined;
    if (!place) throw new Error(`no table of ${game}`);
    return place.table;
  }

  /** A table that was stopped has shown no result, and shows none. */
  resumes(): boolean {
    return false;
  }

  start(): void {
    // A table opens when somebody comes.
  }

  stop(): void {
    for (const { table, states } of this.#places.values()) {
      table.stop();
      states.stop();
    }
  }

  async viewOf(): Promise<GameView> {
    return { table: { openMs: this.times.open, resultMs: this.times.result } };
  }

  outcomeOf({ game, source, input, result }: Round): VisibleOutcome {
    if (!('shoe' in source) || input.kind !== 'shared') throw new Error('no round of a table');
    return {
      result: result ?? { kind: 'shared', stakes: input.stakes, result: null },
      proof: this.tableOf(game).shoes.proofOf(source),
    };
  }

  liveTables(): LiveTable[] {
    return [...this.#places.values()].map(({ table }) => ({
      game: table.game,
      state: table.isOpen ? 'open' : 'closed',
      players: table.watching,
      results: [...table.road].reverse(),
    }));
  }

  sendBalance(session: Session): void {
    this.#socket.sendBalance(session);
  }

  #placeOf(game: SharedRoundCode): Place {
    const { store, rounds, randomness } = this.vendor;
    const shoes = new Shoes(game, store, randomness);
    const states = new Conflation(() => {
      if (table.current) this.#socket.broadcast(table);
    });
    const title = this.vendor.titleOf(game);
    const table = new SharedTable(title, rounds, shoes, (urgent) => states.changed(urgent), this.times);
    return { table, states };
  }
}
