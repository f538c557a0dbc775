import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { SEATS_SOCKET, type SeatsClientEvents, type SeatsServerEvents } from '../../../common/seats/api.js';
import { readInput } from '../../vendor/game-error.js';
import { playerOf, type Session } from '../../vendor/records.js';
import { admission, answered, type SocketData, sendBalance } from '../../vendor/sockets.js';
import type { TransferVendor } from '../transfer.vendor.js';
import type { Account } from '../wallet.records.js';
import { THREE_CARDS } from './catalogue.js';
import { stateFor } from './seats.view.js';
import type { SeatsTable } from './seats-table.js';
import { poolOf, type SeatsTables } from './seats-tables.service.js';

type Server = Namespace<SeatsClientEvents, SeatsServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<SeatsClientEvents, SeatsServerEvents, DefaultEventsMap, SocketData>;

const amount = z.string().regex(/^\d{1,15}$/);
const sitRequest = z.strictObject({ ante: amount });
const moveRequest = z.strictObject({
  hand: z.guid(),
  turn: z.int().min(0),
  kind: z.enum(['blind', 'chaal', 'see', 'pack', 'show']),
  amount: amount.optional(),
});

/** The tables over Socket.IO: each page gets what its player may know, and sends the player's moves. */
export class SeatsSocket {
  readonly #server: Server;

  constructor(
    sockets: SocketServer,
    readonly vendor: TransferVendor,
    readonly tables: SeatsTables,
  ) {
    this.#server = sockets.of(SEATS_SOCKET);
    this.#server.use(admission(vendor.sessions, ({ game }) => game === THREE_CARDS.code));
    this.#server.on('connection', (socket) => this.#join(socket));
    vendor.wallets.onChange((account) => this.#sendBalance(account));
    tables.money.onDemo = (session) => sendBalance(this.#server.sockets.values(), session);
    tables.onChange = (table) => this.#sendTable(table);
    tables.onCount = (pool) => this.#sendPool(pool);
  }

  #join(socket: Client): void {
    const { session } = socket.data;
    socket.on('disconnect', () => this.#leave(session));
    socket.on('sit', (request, ack) => {
      void answered(ack, async () => {
        this.tables.sit(session, BigInt(readInput(sitRequest, request).ante));
        return {};
      });
    });
    socket.on('leave', (ack) => {
      void answered(ack, async () => {
        this.tables.leave(session);
        return {};
      });
    });
    socket.on('move', (request, ack) => {
      void answered(ack, async () => {
        this.tables.move(session, readInput(moveRequest, request));
        return {};
      });
    });
    this.tables.setConnected(session, true);
    socket.emit('balance', { balance: String(this.tables.money.free(session)) });
    this.#send(socket);
  }

  /** The seat is kept as long as another page of the player is open, and a while without one. */
  #leave(session: Session): void {
    const isHere = [...this.#server.sockets.values()].some(
      ({ data }) => playerOf(data.session) === playerOf(session) && poolOf(data.session) === poolOf(session),
    );
    if (!isHere) this.tables.setConnected(session, false);
  }

  #send(socket: Client): void {
    socket.emit('seats.state', stateFor(socket.data.session, this.tables));
  }

  #sendTable(table: SeatsTable): void {
    for (const socket of this.#server.sockets.values())
      if (this.tables.tableOf(socket.data.session) === table) this.#send(socket);
  }

  #sendPool(pool: string): void {
    for (const socket of this.#server.sockets.values())
      if (poolOf(socket.data.session) === pool) this.#send(socket);
  }

  #sendBalance({ balance, currency, ...owner }: Account): void {
    for (const socket of this.#server.sockets.values()) {
      const { session } = socket.data;
      if (!session.demo && playerOf(session) === playerOf(owner) && session.currency === currency)
        socket.emit('balance', { balance });
    }
  }
}
