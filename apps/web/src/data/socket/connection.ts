import { io, type Socket } from 'socket.io-client';
import type { Ready } from '#libs/platform/common/push';
import { learnServerTime } from '../calls/server-time';
import { emitReconnect } from './boards';
import { setConnection } from './connection-store';
import { stopWatchingOn, watchOn } from './watched-boards';

interface ConnectionOptions {
  /** Asked for at each connection. */
  auth(): object;
  /** Called at each connection, before anything is pushed. */
  ready?(): void;
  /** What was missed cannot be replayed. */
  resync?(): void;
  received(name: string, message: unknown): void;
  ended(reason: string): void;
}

const SESSION_ENDED = 'error_session_ended';
const OWN_NAMES = new Set(['ready', 'resync', 'session.ended']);

export interface Connection {
  socket: Socket;
  close(): void;
}

/** Opens a connection to the server that is opened again when it breaks, shows its state, and learns the server's time. */
export function openConnection(options: ConnectionOptions): Connection {
  const socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    timeout: 5000,
    auth: (send) => send(options.auth()),
  });
  let broken = false;
  socket.on('ready', ({ now }: Ready) => {
    learnServerTime(now);
    setConnection(broken ? 'restored' : 'connected');
    if (broken) emitReconnect();
    broken = false;
    watchOn(socket);
    options.ready?.();
  });
  socket.on('resync', () => options.resync?.());
  socket.on('session.ended', ({ reason }: { reason: string }) => options.ended(reason));
  socket.onAny((name: string, message: unknown) => {
    if (!OWN_NAMES.has(name)) options.received(name, message);
  });
  socket.on('disconnect', (reason) => {
    broken = true;
    setConnection('lost');
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.io.on('reconnect_attempt', () => setConnection('restoring'));
  socket.on('connect_error', (error) => {
    broken = true;
    if (error.message === SESSION_ENDED) return options.ended('expired');
    setConnection('lost');
    if (!socket.active) setTimeout(() => socket.connect(), 1000);
  });
  const close = () => {
    socket.removeAllListeners();
    socket.close();
    stopWatchingOn(socket);
    setConnection('connected');
  };
  return { socket, close };
}
