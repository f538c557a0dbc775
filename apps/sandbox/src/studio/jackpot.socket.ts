import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { JACKPOT_SOCKET, type JackpotServerEvents, type JackpotState } from '../../common/api.js';
import { hasJackpot } from '../../common/studio/slot-titles.js';
import { Conflation } from '../vendor/conflation.js';
import type { Session } from '../vendor/records.js';
import type { Sessions } from '../vendor/sessions.service.js';
import { admission, type SocketData } from '../vendor/sockets.js';
import type { Jackpots } from './jackpots.js';

type Server = Namespace<DefaultEventsMap, JackpotServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<DefaultEventsMap, JackpotServerEvents, DefaultEventsMap, SocketData>;

/** The pots over Socket.IO: each page gets that of its own game and pool, and then each change. */
export class JackpotSocket {
  readonly #server: Server;
  readonly #states = new Conflation(() => this.#broadcast());

  constructor(
    sockets: SocketServer,
    sessions: Sessions,
    readonly jackpots: Jackpots,
  ) {
    this.#server = sockets.of(JACKPOT_SOCKET);
    this.#server.use(admission(sessions, ({ game }) => hasJackpot(game)));
    this.#server.on('connection', (socket) => this.#send(socket));
    jackpots.onChange = () => this.#states.changed(false);
  }

  stop(): void {
    this.#states.stop();
  }

  #broadcast(): void {
    for (const socket of this.#server.sockets.values()) this.#send(socket);
  }

  #send(socket: Client): void {
    socket.emit('jackpot.state', this.#stateFor(socket.data.session));
  }

  #stateFor(session: Session): JackpotState {
    const { jackpots } = this;
    return { now: Date.now(), amount: String(jackpots.amountOf(session)), last: jackpots.lastOf(session) };
  }
}
