import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { ACCEPTS, BOOK_SOCKET, type BookClientEvents, type BookServerEvents } from '../../common/book/api.js';
import { SELECTIONS } from '../../common/book/match.js';
import { MOST_LEGS } from '../../common/book/slip.js';
import { readInput } from '../vendor/game-error.js';
import { playerOf, type Session } from '../vendor/records.js';
import type { Sessions } from '../vendor/sessions.service.js';
import { admission, answered, type SocketData, sendBalance } from '../vendor/sockets.js';
import type { Ticket } from './tickets.js';
import type { TitleBook } from './title-book.js';

type Server = Namespace<BookClientEvents, BookServerEvents, DefaultEventsMap, SocketData>;
type Client = Socket<BookClientEvents, BookServerEvents, DefaultEventsMap, SocketData>;

const amount = z.string().regex(/^\d{1,15}$/);
const leg = z.strictObject({
  match: z.string().max(40),
  market: z.string().max(40),
  selection: z.enum(SELECTIONS),
  odds: z.int().min(1).max(1_000_000),
  events: z.int().min(0).max(10_000),
});
const slip = z.strictObject({
  amount,
  legs: z.array(leg).min(1).max(MOST_LEGS),
  accept: z.enum(ACCEPTS),
});
const cashOut = z.strictObject({ round: z.guid(), quote: amount });

/** The book over Socket.IO: each page sees the matches of its game and the player's tickets. */
export class BookSocket {
  readonly #server: Server;
  /** What the pages of a game were sent of each match. */
  readonly #sent = new WeakMap<TitleBook, Map<string, string>>();

  constructor(
    sockets: SocketServer,
    readonly sessions: Sessions,
    readonly bookOf: (session: Session) => TitleBook | undefined,
  ) {
    this.#server = sockets.of(BOOK_SOCKET);
    this.#server.use(admission(sessions, (session) => bookOf(session) !== undefined));
    this.#server.on('connection', (socket) => void this.#join(socket));
  }

  sendBalance(session: Session): void {
    sendBalance(this.#server.sockets.values(), session);
  }

  /** Sends what has changed to all pages of a game, and the values of open tickets to their players. */
  broadcast(book: TitleBook): void {
    const sent = this.#sent.get(book) ?? new Map<string, string>();
    this.#sent.set(book, sent);
    const push = book.push(sent);
    for (const socket of this.#of(book)) {
      socket.emit('book.matches', push);
      const tickets = book.ticketsOf(socket.data.session);
      if (tickets.some(({ state }) => state === 'open')) socket.emit('book.tickets', { tickets });
    }
  }

  /** Sends a ticket's player all tickets. */
  sendTickets(book: TitleBook, { player }: Ticket): void {
    for (const socket of this.#of(book))
      if (playerOf(socket.data.session) === player)
        socket.emit('book.tickets', { tickets: book.ticketsOf(socket.data.session) });
  }

  #of(book: TitleBook): Client[] {
    return [...this.#server.sockets.values()].filter(
      ({ data, connected }) => connected && data.session.game === book.code,
    );
  }

  async #join(socket: Client): Promise<void> {
    const { session } = socket.data;
    const book = this.bookOf(session);
    if (!book) return;
    socket.on('disconnect', () => book.unwatch());
    socket.on('bet', (request, ack) => {
      void answered(ack, async () => {
        const ticket = await book.tickets.place(this.sessions.renewed(session), readInput(slip, request));
        return { round: ticket.id, balance: this.sessions.renewed(session).balance };
      });
    });
    socket.on('cash-out', (request, ack) => {
      void answered(ack, async () => {
        const payout = await book.tickets.cashOut(session, readInput(cashOut, request));
        return { payout: String(payout) };
      });
    });
    await book.watch();
    socket.emit('balance', { balance: this.sessions.renewed(session).balance });
    socket.emit('book.matches', book.push(new Map()));
    socket.emit('book.tickets', { tickets: book.ticketsOf(session) });
  }
}
