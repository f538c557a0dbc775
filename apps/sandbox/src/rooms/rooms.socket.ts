import type { DefaultEventsMap, Namespace, Socket, Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import {
  REPORT_REASONS,
  ROOMS_SOCKET,
  type RoomClientEvents,
  type RoomMessage,
  type RoomServerEvents,
} from '../../common/rooms/api.js';
import { Conflation } from '../vendor/conflation.js';
import { answered, asRoomError, RoomError } from './room-error.js';
import type { RoomGuest } from './room-sessions.js';
import type { RoomListener, Rooms } from './rooms.js';
import type { RoomKey, RoomMember } from './rooms.store.js';

interface RoomSocketData {
  guest: RoomGuest;
  session: string;
}
type Server = Namespace<RoomClientEvents, RoomServerEvents, DefaultEventsMap, RoomSocketData>;
type Client = Socket<RoomClientEvents, RoomServerEvents, DefaultEventsMap, RoomSocketData>;

/** Of a member in one room. The oldest gives way. */
const MOST_PAGES = 3;
/** A page that sends more requests in ten seconds is cut off: refused ones are work too. */
const MOST_REQUESTS = 40;
const REQUESTS_MS = 10_000;

const handshake = z.union([
  z.object({ token: z.string().max(2000) }),
  z.object({ session: z.string().max(200) }),
]);
const messageRequest = z.strictObject({ key: z.string().min(8).max(64), text: z.string().max(2000) });
const reportRequest = z.strictObject({ id: z.int(), reason: z.enum(REPORT_REASONS) });
const ignoreRequest = z.strictObject({ author: z.string().max(40), on: z.boolean() });

const channelOf = ({ operator, room }: RoomKey): string => JSON.stringify([operator, room]);

function read<T extends z.ZodType>(schema: T, request: unknown): z.output<T> {
  const parsed = schema.safeParse(request);
  if (!parsed.success) throw new RoomError('invalid_input');
  return parsed.data;
}

/** The chats over Socket.IO: a page sees one room of its portal. */
export class RoomsSocket implements RoomListener {
  readonly #server: Server;
  readonly #counts = new Map<string, Conflation>();

  constructor(
    sockets: SocketServer,
    readonly rooms: Rooms,
    readonly isAway: () => boolean,
  ) {
    this.#server = sockets.of(ROOMS_SOCKET);
    this.#server.use((socket, next) => {
      try {
        socket.data = this.#authenticate(socket.handshake.auth);
        next();
      } catch (error) {
        const roomError = asRoomError(error);
        next(Object.assign(new Error(roomError.code), { data: roomError.toJSON() }));
      }
    });
    this.#server.on('connection', (socket) => this.#join(socket));
    rooms.listener = this;
  }

  stop(): void {
    for (const count of this.#counts.values()) count.stop();
  }

  viewers(key: RoomKey): number {
    return new Set(this.#in(key).map(({ data }) => data.guest.user)).size;
  }

  /** The portals whose members are in a chat. */
  operators(): string[] {
    return [...new Set([...this.#server.sockets.values()].map(({ data }) => data.guest.operator))];
  }

  said(key: RoomKey, message: RoomMessage): void {
    this.#server.to(channelOf(key)).emit('room.message', message);
  }

  deleted(key: RoomKey, id: number): void {
    this.#server.to(channelOf(key)).emit('room.deleted', { id });
  }

  changed(key: RoomKey): void {
    this.#server.to(channelOf(key)).emit('room.status', this.rooms.statusOf(key));
  }

  muted(member: RoomMember, forMs: number): void {
    for (const socket of this.#pagesOf(member)) socket.emit('room.muted', { forMs });
  }

  #authenticate(auth: unknown): RoomSocketData {
    if (this.isAway()) throw new RoomError('unavailable');
    const given = read(handshake, auth);
    if ('session' in given) {
      const guest = this.rooms.sessions.resume(given.session);
      this.rooms.assertOpen(guest.room);
      return { guest, session: given.session };
    }
    const opened = this.rooms.sessions.open(given.token);
    this.rooms.assertOpen(opened.guest.room);
    return opened;
  }

  #join(socket: Client): void {
    const { guest, session } = socket.data;
    for (const old of this.#pagesOf(guest).slice(0, -MOST_PAGES)) old.disconnect(true);
    void socket.join(channelOf(guest));
    limitRequests(socket);
    socket.on('message', (request, ack) =>
      answered(ack, () => {
        const { key, text } = read(messageRequest, request);
        return { id: this.rooms.say(this.#current(socket), key, text) };
      }),
    );
    socket.on('report', (request, ack) =>
      answered(ack, () => {
        const { id, reason } = read(reportRequest, request);
        this.rooms.report(this.#current(socket), id, reason);
        return {};
      }),
    );
    socket.on('ignore', (request, ack) =>
      answered(ack, () => {
        const { author, on } = read(ignoreRequest, request);
        return { ignored: this.rooms.ignore(this.#current(socket), author, on) };
      }),
    );
    const over = setTimeout(() => {
      socket.emit('room.ended');
      socket.disconnect(true);
    }, guest.until - this.rooms.sessions.now());
    socket.on('disconnect', () => {
      clearTimeout(over);
      this.#count(guest);
    });
    socket.emit('room.welcome', {
      session,
      names: guest.names,
      me: guest.author,
      messages: this.rooms.history(guest),
      ignored: this.rooms.ignoredBy(guest),
      status: this.rooms.statusOf(guest),
    });
    const forMs = this.rooms.mutedForMs(guest);
    if (forMs > 0) socket.emit('room.muted', { forMs });
    this.#count(guest);
  }

  /** @throws RoomError session_ended on a page that has been open for too long */
  #current({ data }: Client): RoomGuest {
    return this.rooms.sessions.resume(data.session);
  }

  #in(key: RoomKey): Client[] {
    const channel = channelOf(key);
    return [...this.#server.sockets.values()].filter(({ data }) => channelOf(data.guest) === channel);
  }

  /** The oldest first. */
  #pagesOf(member: RoomMember): Client[] {
    return this.#in(member).filter(({ data }) => data.guest.user === member.user);
  }

  /** Tells a room how many there are, at most four times a second. */
  #count({ operator, room }: RoomKey): void {
    const key = { operator, room };
    const count = this.#counts.get(channelOf(key)) ?? new Conflation(() => this.changed(key));
    this.#counts.set(channelOf(key), count);
    count.changed(false);
  }
}

function limitRequests(socket: Client): void {
  let times: number[] = [];
  socket.use((_event, next) => {
    const now = Date.now();
    times = [...times.filter((at) => now - at < REQUESTS_MS), now];
    if (times.length > MOST_REQUESTS) socket.disconnect(true);
    else next();
  });
}
