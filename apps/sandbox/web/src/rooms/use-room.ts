import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../../common/api';
import {
  HISTORY,
  type ReportReason,
  ROOMS_SOCKET,
  type RoomAck,
  type RoomClientEvents,
  type RoomErrorCode,
  type RoomMessage,
  type RoomServerEvents,
  type Welcome,
} from '../../../common/rooms/api';
import { keepRoomSession, knownRoomSession } from './room-session';

const ANSWER_MS = 8_000;
const MAX_PAUSE_MS = 3_000;

/** With these the server lets the page in no more. */
const FINAL = ['token_refused', 'session_ended', 'room_closed', 'unavailable'] as const;
export type FinalError = (typeof FINAL)[number];

export interface Unsent {
  error: RoomErrorCode | 'unsent';
  retryMs?: number;
}

/** All of the room once it is open. */
export interface OpenRoom extends Omit<Welcome, 'session'> {
  /** Until when an operator has muted the member, by this browser's clock. */
  mutedUntil: number;
}

type Wire = Socket<RoomServerEvents, RoomClientEvents>;

/** The chat that a token opens: what it shows, and the ways to write, report and ignore. Each answers null where it is done. */
export function useRoom(token: string) {
  const [room, setRoom] = useState<OpenRoom | null>(null);
  const [finalError, setFinalError] = useState<FinalError | null>(null);
  const [connected, setConnected] = useState(true);
  const socket = useRef<Wire>(null);

  useEffect(() => {
    const wire: Wire = io(ROOMS_SOCKET, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: (use) => {
        const session = knownRoomSession(token);
        use(session === null ? { token } : { session });
      },
      reconnectionDelayMax: MAX_PAUSE_MS,
    });
    socket.current = wire;
    const change = (next: (before: OpenRoom) => Partial<OpenRoom>) =>
      setRoom((before) => before && { ...before, ...next(before) });
    wire.on('connect', () => setConnected(true));
    wire.on('disconnect', () => setConnected(false));
    wire.on('connect_error', ({ message }) => {
      setConnected(false);
      // Otherwise it is the connection, which comes back by itself.
      setFinalError(FINAL.find((code) => code === message) ?? null);
    });
    wire.on('room.welcome', ({ session, ...welcome }) => {
      keepRoomSession(token, session);
      setRoom((before) => ({ ...welcome, mutedUntil: before?.mutedUntil ?? 0 }));
    });
    wire.on('room.message', (message) =>
      change(({ messages }) => ({ messages: withMessage(messages, message) })),
    );
    wire.on('room.deleted', ({ id }) =>
      change(({ messages }) => ({ messages: messages.filter((message) => message.id !== id) })),
    );
    wire.on('room.status', (status) => change(() => ({ status })));
    wire.on('room.muted', ({ forMs }) => change(() => ({ mutedUntil: Date.now() + forMs })));
    wire.on('room.ended', () => setFinalError('session_ended'));
    return () => void wire.disconnect();
  }, [token]);

  const ask = useCallback(
    async <Value extends object>(send: (wire: Wire) => Promise<RoomAck<Value>>): Promise<Unsent | Value> => {
      if (!socket.current?.connected) return { error: 'unsent' };
      const reply = await send(socket.current).catch(() => null);
      if (reply === null) return { error: 'unsent' };
      if (reply.ok) return reply;
      if (reply.error === 'session_ended') setFinalError('session_ended');
      return reply;
    },
    [],
  );

  const acts = useMemo(
    () => ({
      say: async (key: string, text: string) =>
        errorIn(await ask((wire) => wire.timeout(ANSWER_MS).emitWithAck('message', { key, text }))),
      report: async (id: number, reason: ReportReason) =>
        errorIn(await ask((wire) => wire.timeout(ANSWER_MS).emitWithAck('report', { id, reason }))),
      ignore: async (author: string, on: boolean) => {
        const reply = await ask((wire) => wire.timeout(ANSWER_MS).emitWithAck('ignore', { author, on }));
        if ('ignored' in reply) setRoom((before) => before && { ...before, ignored: reply.ignored });
        return errorIn(reply);
      },
    }),
    [ask],
  );
  return { room, finalError, connected, ...acts };
}

const errorIn = (reply: object): Unsent | null => ('error' in reply ? (reply as Unsent) : null);

/** Once, whatever the welcome has brought already; as many as an opening page would get. */
function withMessage(messages: RoomMessage[], message: RoomMessage): RoomMessage[] {
  return messages.some(({ id }) => id === message.id) ? messages : [...messages, message].slice(-HISTORY);
}
