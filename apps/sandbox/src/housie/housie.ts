import type { Server as SocketServer } from 'socket.io';
import type { GameCode } from '../../common/api.js';
import { HOUSIE_CODE, type HousieCode } from '../../common/housie/game.js';
import type { Engine } from '../table/engine.js';
import { Conflation } from '../vendor/conflation.js';
import type { GameView, LiveTable } from '../vendor/games.js';
import { poolKeyOf, type Round, type Session } from '../vendor/records.js';
import type { VisibleOutcome } from '../vendor/round.view.js';
import type { Outcome } from '../vendor/rounds.service.js';
import type { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { Draws } from './draws.js';
import { HousieSocket } from './housie.socket.js';
import { outcomeOf, playPools } from './pools.js';
import { HOUSIE_TIMES, HousieRoom, type HousieTimes, priceOf } from './room.js';

/** Housie: a room in which all players have tickets of one draw. */
export class Housie implements Engine {
  readonly room: HousieRoom;
  readonly #draws: Draws;
  readonly #socket: HousieSocket;
  readonly #states = new Conflation(() => this.#socket.broadcast());

  constructor(
    sockets: SocketServer,
    readonly vendor: SeamlessVendor,
    readonly times: HousieTimes = HOUSIE_TIMES,
  ) {
    const { store, rounds, sessions, randomness } = vendor;
    this.#draws = new Draws(store, randomness);
    this.room = new HousieRoom(rounds, this.#draws, (urgent) => this.#states.changed(urgent), times);
    this.#socket = new HousieSocket(sockets, sessions, this.room);
  }

  plays(game: GameCode): game is HousieCode {
    return game === HOUSIE_CODE;
  }

  /** Tickets go on that were in the draw when its sale closed. */
  resumes({ source, input, session: id }: Round): boolean {
    const session = this.vendor.store.session(id);
    if (!session || !('draw' in source) || input.kind !== 'housie') return false;
    const pool = this.#draws.of(source.draw).sold?.[poolKeyOf(session)];
    return pool?.sold.some(({ strip }) => strip === input.strip) ?? false;
  }

  /** Pays the draws that were cut off by the end of the last run. */
  start(): void {
    void this.#payCutOff();
  }

  async #payCutOff(): Promise<void> {
    const { store, rounds } = this.vendor;
    const outcomes: Outcome[] = [];
    const played = new Map<number, Awaited<ReturnType<typeof playPools>>>();
    for (const round of store.unfinishedRounds()) {
      const { source, input } = round;
      const session = store.session(round.session);
      if (!session || !('draw' in source) || input.kind !== 'housie' || !this.resumes(round)) continue;
      const pools = played.get(source.draw) ?? (await playPools(this.#draws.of(source.draw)));
      played.set(source.draw, pools);
      const pool = pools.get(poolKeyOf(session));
      if (pool) outcomes.push(outcomeOf({ session, round, input }, pool));
    }
    if (outcomes.length > 0) await rounds.settleAll(outcomes);
  }

  stop(): void {
    this.room.stop();
    this.#states.stop();
  }

  async viewOf(session: Session): Promise<GameView> {
    const { sale, ball, result } = this.times;
    return { housie: { price: String(priceOf(session)), saleMs: sale, ballMs: ball, resultMs: result } };
  }

  outcomeOf({ source, input, result }: Round): VisibleOutcome {
    if (!('draw' in source) || input.kind !== 'housie') throw new Error('no round of housie');
    return { result: result ?? { ...input, result: null }, proof: this.#draws.proofOf(source.draw) };
  }

  liveTables(): LiveTable[] {
    const { isOpen, watching } = this.room;
    return [
      {
        game: HOUSIE_CODE,
        state: isOpen ? 'open' : 'closed',
        players: watching,
        results: this.#draws.results(),
      },
    ];
  }

  sendBalance(session: Session): void {
    this.#socket.sendBalance(session);
  }
}
