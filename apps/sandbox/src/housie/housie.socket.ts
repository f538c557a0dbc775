import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { HOUSIE_SOCKET, type HousieClientEvents, type HousieServerEvents } from '../../common/housie/api.js';
import { HOUSIE_CODE, MOST_TICKETS } from '../../common/housie/game.js';
import { readInput } from '../vendor/game-error.js';
import type { Session } from '../vendor/records.js';
import type { Sessions } from '../vendor/sessions.service.js';
import { admission, answered, type SocketData, sendBalance } from '../vendor/sockets.js';
import type { HousieRoom } from './room.js';
import { stateFor } from './state.js';

type Server = Namespace<HousieClientEvents, HousieServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<HousieClientEvents, HousieServerEvents, DefaultEventsMap, SocketData>;

const buyRequest = z.strictObject({ tickets: z.int().min(1).max(MOST_TICKETS) });

/** The room over Socket.IO: each viewer gets its state, with the prizes of the own pool and the own tickets. */
export class HousieSocket {
  readonly #server: Server;

  constructor(
    sockets: SocketServer,
    readonly sessions: Sessions,
    readonly room: HousieRoom,
  ) {
    this.#server = sockets.of(HOUSIE_SOCKET);
    this.#server.use(admission(sessions, ({ game }) => game === HOUSIE_CODE));
    this.#server.on('connection', (socket) => this.#join(socket));
  }

  sendBalance(session: Session): void {
    sendBalance(this.#server.sockets.values(), session);
  }

  broadcast(): void {
    for (const socket of this.#server.sockets.values()) this.#send(socket);
  }

  #send(socket: Client): void {
    const state = stateFor(this.room, socket.data.session);
    if (state) socket.emit('housie.state', state);
  }

  #join(socket: Client): void {
    const { session } = socket.data;
    socket.on('disconnect', () => this.room.unwatch());
    socket.on('buy', (request, ack) => {
      void answered(ack, async () => {
        const { tickets } = readInput(buyRequest, request);
        const { round } = await this.room.buy(this.sessions.renewed(session), tickets);
        return { round: round.id, balance: this.sessions.renewed(session).balance };
      });
    });
    socket.emit('balance', { balance: this.sessions.renewed(session).balance });
    this.#send(socket);
    this.room.watch();
  }
}
