import type { Server as HttpServer } from 'node:http';
import { Server as SocketServer } from 'socket.io';
import { z } from 'zod';
import { type Ack, type BalanceReply, SOCKET_PATH } from '../../common/api.js';
import { asGameError, GameError, readInput } from './game-error.js';
import { playerOf, type Session } from './records.js';
import type { Sessions } from './sessions.service.js';

const handshake = z.object({ session: z.string().min(1).max(200) });

export interface SocketData {
  session: Session;
}

/** The one socket server of all vendors; each game that is played over a socket has a namespace of it. */
export const createSockets = (http: HttpServer): SocketServer =>
  new SocketServer(http, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    serveClient: false,
    // A bet with a chip on every spot of the wheel.
    maxHttpBufferSize: 8192,
  });

/** Middleware of a namespace: lets in pages whose session is of a game that `plays` here. */
export function admission(sessions: Sessions, plays: (session: Session) => boolean) {
  return (
    socket: { handshake: { auth: unknown }; data: SocketData },
    next: (refused?: Error) => void,
  ): void => {
    const authenticate = async () => {
      const session = await sessions.enter(readInput(handshake, socket.handshake.auth).session);
      if (!plays(session)) throw new GameError('invalid_input', { field: 'session' });
      socket.data.session = session;
    };
    authenticate().then(
      () => next(),
      (error: unknown) => {
        const gameError = asGameError(error);
        next(Object.assign(new Error(gameError.code), { data: gameError.toJSON() }));
      },
    );
  };
}

/** Sends a player's new balance to all of the player's sockets. */
export function sendBalance(
  sockets: Iterable<{ data: SocketData; emit(event: 'balance', reply: BalanceReply): unknown }>,
  { balance, ...session }: Session,
): void {
  const player = playerOf(session);
  for (const socket of sockets)
    if (playerOf(socket.data.session) === player) socket.emit('balance', { balance });
}

/** Answers a client's request. A client may send no callback, and then gets no answer. */
export async function answered<T extends object>(ack: unknown, work: () => Promise<T>): Promise<void> {
  const reply: Ack<T> = await work().then(
    (value) => ({ ok: true as const, ...value }),
    (error: unknown) => ({ ok: false as const, ...asGameError(error).toJSON() }),
  );
  if (typeof ack === 'function') (ack as (reply: Ack<T>) => void)(reply);
}

/** A player's name as others see it: the first and the last letter. */
export const masked = (user: string): string => `${user.slice(0, 1)}***${user.slice(-1)}`;
