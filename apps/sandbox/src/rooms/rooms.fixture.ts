import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../common/api.js';
import {
  ROOMS_SOCKET,
  type RoomAck,
  type RoomClientEvents,
  type RoomMessage,
  type RoomServerEvents,
  type Welcome,
} from '../../common/rooms/api.js';
import { createSockets } from '../vendor/sockets.js';
import { asAppError } from '../web/app-error.js';
import { sign } from '../web/signature.js';
import { RoomProvider } from './room-provider.js';
import { type RoomClaims, roomToken } from './room-token.js';
import { addRooms } from './rooms.routes.js';

export const ROOMS_SECRET = 'secret of the rooms';
export const ROOM = 'lotus-hall';

/** A provider on a port of its own, with a clock of the spec. */
export class RoomsHouse {
  now = Date.now();

  private constructor(
    readonly server: FastifyInstance,
    readonly file: string,
    public provider: RoomProvider,
    readonly close: () => Promise<void>,
  ) {}

  static async open(file: string): Promise<RoomsHouse> {
    const server = Fastify();
    server.setErrorHandler((error, _request, reply) => {
      const { status, code, detail } = asAppError(error);
      return reply.status(status).send({ error: code, detail });
    });
    server.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string' },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    const sockets = createSockets(server.server);
    const now = () => house.now;
    const secretOf = () => ROOMS_SECRET;
    const provider = new RoomProvider(sockets, { file, secretOf, now });
    addRooms(server, provider, secretOf);
    const pages: Page[] = [];
    const house: RoomsHouse = new RoomsHouse(server, file, provider, async () => {
      for (const page of pages) page.socket.disconnect();
      provider.stop();
      await sockets.close();
      await server.close();
    });
    house.pages = pages;
    await server.listen({ host: '127.0.0.1', port: 0 });
    return house;
  }

  private pages: Page[] = [];

  token(claims: Partial<RoomClaims> = {}, secret = ROOMS_SECRET): string {
    return roomToken(secret, {
      operator: 'mela',
      room: ROOM,
      user: 'pseudonym-of-rupa',
      name: 'r***a',
      id: randomUUID(),
      exp: Math.floor(this.now / 1000) + 60,
      ...claims,
    });
  }

  /** A page of the chat, connected or refused. */
  visit(auth: { token: string } | { session: string }): Promise<Page> {
    const { port } = this.server.server.address() as AddressInfo;
    const socket: RoomSocket = io(`http://127.0.0.1:${port}${ROOMS_SOCKET}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth,
      reconnection: false,
      forceNew: true,
    });
    const page = new Page(socket);
    this.pages.push(page);
    return new Promise((resolve, reject) => {
      socket.on('room.welcome', (welcome) => {
        page.welcome = welcome;
        resolve(page);
      });
      socket.on('connect_error', (error) => reject(new Error(error.message)));
    });
  }

  /** A member with a page of its own. */
  guest(name: string, claims: Partial<RoomClaims> = {}): Promise<Page> {
    return this.visit({
      token: this.token({ user: `pseudonym-of-${name}`, name: `${name[0]}***`, ...claims }),
    });
  }

  list(secret = ROOMS_SECRET) {
    const timestamp = String(Math.floor(Date.now() / 1000));
    const message = { timestamp, method: 'GET', path: '/rooms/list', operator: 'mela', body: '' };
    return this.server.inject({
      url: '/rooms/list',
      headers: {
        'x-operator-id': 'mela',
        'x-timestamp': timestamp,
        'x-signature': sign(secret, message),
      },
    });
  }

  /** What an operator does on the page of the provider. */
  act(path: string, fields: Record<string, string>) {
    return this.server.inject({
      method: 'POST',
      url: `/rooms/${path}`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: new URLSearchParams(fields).toString(),
    });
  }
}

type RoomSocket = Socket<RoomServerEvents, RoomClientEvents>;

export class Page {
  declare welcome: Welcome;
  readonly messages: RoomMessage[] = [];

  constructor(readonly socket: RoomSocket) {
    socket.on('room.message', (message) => this.messages.push(message));
  }

  say(text: string, key: string = randomUUID()): Promise<RoomAck<{ id: number }>> {
    return this.socket.emitWithAck('message', { key, text });
  }

  /** The next push of this name. */
  next<Name extends keyof RoomServerEvents>(name: Name): Promise<Parameters<RoomServerEvents[Name]>[0]> {
    return new Promise((resolve) => this.socket.once(name, resolve as never));
  }

  /** Whatever was pushed before has arrived. */
  async caughtUp(): Promise<void> {
    await this.socket.emitWithAck('report', { id: 0, reason: 'other' });
  }
}
