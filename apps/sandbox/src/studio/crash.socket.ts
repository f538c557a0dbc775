import type { Server as HttpServer } from 'node:http';
import { type Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import {
  type Ack,
  type CrashClientEvents,
  type CrashServerEvents,
  type CrashState,
  SOCKET_PATH,
} from '../../studio/api.js';
import type { Chains } from './crash.chain.js';
import { type CrashTable, type CrashTimes, CrashTable as Table } from './crash.table.js';
import type { Rounds } from './rounds.service.js';
import type { Sessions } from './sessions.service.js';
import { asStudioError, readInput, StudioError } from './studio.error.js';
import { playerOf, type Session } from './studio.records.js';

/** Minimum milliseconds between two states that differ only in bets. */
const PAUSE = 250;
const MASK = '***';

interface SocketData {
  session: Session;
}

type Server = SocketServer<CrashClientEvents, CrashServerEvents, Record<string, never>, SocketData>;
type Client = Socket<CrashClientEvents, CrashServerEvents, Record<string, never>, SocketData>;

const handshake = z.object({ session: z.string().min(1).max(200) });
const betRequest = z.strictObject({
  amount: z.string().regex(/^\d{1,15}$/),
  autoCashOut: z.int().optional(),
});

/** The crash game over Socket.IO: each viewer gets the state of the table and the own bet. */
export class CrashSocket {
  readonly table: CrashTable;
  readonly #server: Server;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    http: HttpServer,
    readonly sessions: Sessions,
    readonly rounds: Rounds,
    readonly chains: Chains,
    times?: CrashTimes,
  ) {
    this.table = new Table(rounds, chains, (urgent) => this.#changed(urgent), times);
    this.#server = new SocketServer(http, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      serveClient: false,
      maxHttpBufferSize: 4096,
    });
    this.#server.use((socket, next) => {
      this.#admit(socket).then(
        () => next(),
        (error: unknown) => {
          const studioError = asStudioError(error);
          next(Object.assign(new Error(studioError.code), { data: studioError.toJSON() }));
        },
      );
    });
    this.#server.on('connection', (socket) => this.#join(socket));
  }

  async stop(): Promise<void> {
    this.table.stop();
    clearTimeout(this.#timer);
    await this.#server.close();
  }

  /** Sends a player's new balance to all of the player's sockets. */
  sendBalance(session: Session): void {
    const player = playerOf(session);
    for (const socket of this.#server.sockets.sockets.values())
      if (playerOf(socket.data.session) === player) socket.emit('balance', { balance: session.balance });
  }

  async #admit(socket: Client): Promise<void> {
    const { session: bearer } = readInput(handshake, socket.handshake.auth);
    const session = await this.sessions.enter(bearer);
    if (session.game !== 'sky-kite') throw new StudioError('invalid_input', { field: 'session' });
    socket.data.session = session;
  }

  #join(socket: Client): void {
    const { session } = socket.data;
    socket.on('disconnect', () => this.table.unwatch());
    socket.on('bet', (request, ack) => {
      void answered(ack, async () => {
        const { amount, autoCashOut } = readInput(betRequest, request);
        const bet = await this.table.bet(this.sessions.renewed(session), amount, autoCashOut ?? null);
        return { round: bet.round.id, balance: this.sessions.renewed(session).balance };
      });
    });
    socket.on('cash-out', (ack) => {
      void answered(ack, async () => {
        const { cashOutAt, payout } = this.table.cashOut(session);
        return { cashOutAt, payout: String(payout) };
      });
    });
    socket.emit('balance', { balance: this.sessions.renewed(session).balance });
    if (this.table.current) socket.emit('crash.state', this.#stateFor(session));
    this.table.watch();
  }

  #changed(urgent: boolean): void {
    if (urgent) {
      clearTimeout(this.#timer);
      this.#timer = undefined;
      this.#broadcast();
      return;
    }
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#broadcast();
    }, PAUSE);
  }

  #broadcast(): void {
    for (const socket of this.#server.sockets.sockets.values())
      socket.emit('crash.state', this.#stateFor(socket.data.session));
  }

  #stateFor(session: Session): CrashState {
    const { phase, current, history, bets } = this.table;
    if (!current) throw new Error('no round was begun');
    const { link, bust, startsAt, startedAt } = current;
    const proof = this.chains.proofOf(link);
    const own = bets.get(playerOf(session));
    return {
      phase,
      index: link.index,
      commitment: proof.commitment,
      now: Date.now(),
      startsAt: phase === 'waiting' ? startsAt : null,
      startedAt,
      bust: phase === 'crashed' ? bust : null,
      hash: phase === 'crashed' ? proof.hash : null,
      history,
      bets: [...bets.values()].map((bet) => ({
        name: masked(bet.session.user),
        amount: String(bet.stake),
        currency: bet.session.currency,
        cashOutAt: bet.cashOutAt,
        payout: bet.payout === null ? null : String(bet.payout),
      })),
      own: own
        ? {
            round: own.round.id,
            amount: String(own.stake),
            autoCashOut: own.autoCashOut,
            cashOutAt: own.cashOutAt,
            payout: own.payout === null ? null : String(own.payout),
          }
        : null,
    };
  }
}

/** The first and the last letter of a name. */
function masked(user: string): string {
  return `${user.slice(0, 1)}${MASK}${user.slice(-1)}`;
}

/** A client may send no callback, and then gets no answer. */
async function answered<T extends object>(ack: unknown, work: () => Promise<T>): Promise<void> {
  const reply: Ack<T> = await work().then(
    (value) => ({ ok: true as const, ...value }),
    (error: unknown) => ({ ok: false as const, ...asStudioError(error).toJSON() }),
  );
  if (typeof ack === 'function') (ack as (reply: Ack<T>) => void)(reply);
}
