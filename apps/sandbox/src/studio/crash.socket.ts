import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import {
  CRASH_SOCKET,
  type CrashClientEvents,
  type CrashServerEvents,
  type CrashState,
} from '../../common/api.js';
import { Conflation } from '../vendor/conflation.js';
import { readInput } from '../vendor/game-error.js';
import { playerOf, type Session } from '../vendor/records.js';
import type { Rounds } from '../vendor/rounds.service.js';
import type { Sessions } from '../vendor/sessions.service.js';
import { admission, answered, masked, type SocketData, sendBalance } from '../vendor/sockets.js';
import type { Chains } from './crash.chain.js';
import { type CrashTable, type CrashTimes, CrashTable as Table } from './crash.table.js';

type Server = Namespace<CrashClientEvents, CrashServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<CrashClientEvents, CrashServerEvents, DefaultEventsMap, SocketData>;

const betRequest = z.strictObject({
  amount: z.string().regex(/^\d{1,15}$/),
  autoCashOut: z.int().optional(),
});

/** The crash game over Socket.IO: each viewer gets the state of the table and the own bet. */
export class CrashSocket {
  readonly table: CrashTable;
  readonly #server: Server;
  readonly #states = new Conflation(() => this.#broadcast());

  constructor(
    sockets: SocketServer,
    readonly sessions: Sessions,
    readonly rounds: Rounds,
    readonly chains: Chains,
    times?: CrashTimes,
  ) {
    this.table = new Table(rounds, chains, (urgent) => this.#states.changed(urgent), times);
    this.#server = sockets.of(CRASH_SOCKET);
    this.#server.use(admission(sessions, ({ game }) => game === 'sky-kite'));
    this.#server.on('connection', (socket) => this.#join(socket));
  }

  stop(): void {
    this.table.stop();
    this.#states.stop();
  }

  /** Sends a player's new balance to all of the player's sockets. */
  sendBalance(session: Session): void {
    sendBalance(this.#server.sockets.values(), session);
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

  #broadcast(): void {
    for (const socket of this.#server.sockets.values())
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
