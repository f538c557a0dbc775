import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import {
  TABLE_SOCKET,
  type TableClientEvents,
  type TableServerEvents,
  type TableState,
} from '../../common/shared-round/api.js';
import type { Stakes } from '../../common/shared-round/rules.js';
import { readInput } from '../vendor/game-error.js';
import { poolKeyOf, type Session } from '../vendor/records.js';
import type { Sessions } from '../vendor/sessions.service.js';
import { admission, answered, type SocketData, sendBalance } from '../vendor/sockets.js';
import { asText, type SharedTable } from './shared-table.js';

type Server = Namespace<TableClientEvents, TableServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<TableClientEvents, TableServerEvents, DefaultEventsMap, SocketData>;

const betRequest = z.strictObject({ stakes: z.record(z.string().max(40), z.string().regex(/^\d{1,15}$/)) });

/** The tables over Socket.IO: each viewer gets the state of the own game's table and the own bet. */
export class TableSocket {
  readonly #server: Server;

  constructor(
    sockets: SocketServer,
    readonly sessions: Sessions,
    readonly tableOf: (session: Session) => SharedTable | undefined,
  ) {
    this.#server = sockets.of(TABLE_SOCKET);
    this.#server.use(admission(sessions, (session) => tableOf(session) !== undefined));
    this.#server.on('connection', (socket) => this.#join(socket));
  }

  sendBalance(session: Session): void {
    sendBalance(this.#server.sockets.values(), session);
  }

  /** Sends everybody at the table its state. */
  broadcast(table: SharedTable): void {
    const pools = table.pools();
    for (const socket of this.#server.sockets.values()) {
      const { session } = socket.data;
      if (session.game === table.game) socket.emit('table.state', stateFor(session, table, pools));
    }
  }

  #join(socket: Client): void {
    const { session } = socket.data;
    const table = this.tableOf(session);
    if (!table) return;
    socket.on('disconnect', () => table.unwatch());
    socket.on('bet', (request, ack) => {
      void answered(ack, async () => {
        const { stakes } = readInput(betRequest, request);
        const bet = await table.bet(this.sessions.renewed(session), stakes);
        return { round: bet.round.id, balance: this.sessions.renewed(session).balance };
      });
    });
    socket.emit('balance', { balance: this.sessions.renewed(session).balance });
    if (table.current) socket.emit('table.state', stateFor(session, table, table.pools()));
    table.watch();
  }
}

function stateFor(session: Session, table: SharedTable, pools: Map<string, Stakes>): TableState {
  const { phase, current, road, watching, shoes } = table;
  if (!current) throw new Error('no round was opened');
  const { place, bets, closesAt, nextAt, result } = current;
  const own = bets.of(session);
  return {
    phase,
    now: Date.now(),
    round: place.index + 1,
    commitment: shoes.proofOf(place).serverSeedHash,
    closesAt: phase === 'open' ? closesAt : null,
    nextAt,
    result: phase === 'result' ? result : null,
    road,
    watching,
    players: bets.size,
    pool: asText(pools.get(poolKeyOf(session)) ?? {}),
    own: own
      ? {
          round: own.round.id,
          stakes: asText(own.stakes),
          payout: own.payout === null ? null : String(own.payout),
        }
      : null,
  };
}
