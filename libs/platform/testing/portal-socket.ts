import { io, type Socket } from 'socket.io-client';
import type { Ready } from '../common/push.js';

export interface PushedEvent {
  name: string;
  /** `null` for events without a number, such as `resync` and `session.ended`. */
  seq: number | null;
  at: string | null;
  data: unknown;
}

export interface PortalSocket {
  socket: Socket;
  /** Everything that was pushed, in the order of arrival, except `ready`. */
  events: PushedEvent[];
  /** The first greeting; rejects if the connection is refused. */
  ready: Promise<Ready>;
  /** The first event with this name that matches, past or future. Rejects after `timeoutMs`, 30,000 by default. */
  waitFor(
    name: string,
    fits?: (event: PushedEvent) => boolean,
    options?: { timeoutMs?: number },
  ): Promise<PushedEvent>;
  close(): void;
}

/**
 * A connection as a browser has it: it reconnects with the last `seq` that it saw. With a cookie among the headers it
 * is an operator's.
 */
export function openPortalSocket(
  baseUrl: string,
  token?: string,
  lastSeq?: unknown,
  headers: Record<string, string> = {},
): PortalSocket {
  const who = headers.cookie === undefined ? { token } : { operator: true };
  const events: PushedEvent[] = [];
  const listeners = new Set<(event: PushedEvent) => void>();
  let seen: unknown = lastSeq;
  const socket = io(baseUrl, {
    path: '/socket.io',
    transports: ['websocket'],
    forceNew: true,
    extraHeaders: headers,
    reconnectionDelay: 50,
    reconnectionDelayMax: 500,
    auth: (give) => give({ ...who, ...(seen !== undefined && { lastSeq: seen }) }),
  });
  const ready = new Promise<Ready>((resolve, reject) => {
    socket.once('ready', resolve);
    socket.once('connect_error', reject);
  });
  ready.then(
    (greeting) => (seen ??= token === undefined ? undefined : greeting.seq),
    () => undefined,
  );
  socket.onAny((name: string, message: unknown) => {
    if (name === 'ready') return;
    const event = eventOf(name, message);
    if (event.seq !== null) seen = event.seq;
    events.push(event);
    for (const listener of listeners) listener(event);
  });
  return {
    socket,
    events,
    ready,
    waitFor: (name, fits = () => true, { timeoutMs = 30_000 } = {}) =>
      new Promise((resolve, reject) => {
        const wanted = (event: PushedEvent) => event.name === name && fits(event);
        const past = events.find(wanted);
        if (past) return resolve(past);
        const late = setTimeout(() => {
          listeners.delete(listener);
          const got = events.map((event) => event.name).join(', ');
          reject(new Error(`no ${name} within ${timeoutMs} ms; there came: ${got || 'nothing'}`));
        }, timeoutMs);
        const listener = (event: PushedEvent) => {
          if (!wanted(event)) return;
          clearTimeout(late);
          listeners.delete(listener);
          resolve(event);
        };
        listeners.add(listener);
      }),
    close: () => void socket.disconnect(),
  };
}

function eventOf(name: string, message: unknown): PushedEvent {
  const { seq, at, data } = (message ?? {}) as { seq?: unknown; at?: unknown; data?: unknown };
  if (typeof seq === 'number' && typeof at === 'string') return { name, seq, at, data };
  return { name, seq: null, at: null, data: message };
}
