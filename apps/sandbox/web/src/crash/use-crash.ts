import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import {
  type Ack,
  CRASH_SOCKET,
  type CrashBetRequest,
  type CrashClientEvents,
  type CrashServerEvents,
  type CrashState,
  SOCKET_PATH,
} from '../../../common/api';
import { AppError, NoAnswer, type PlayError, playErrorOf } from '../session/errors';
import { usePlay } from '../session/play-context';
import { localNow, ServerClock } from './server-clock';

const ANSWER_MS = 10_000;
const MAX_PAUSE_MS = 3_000;

type CrashSocket = Socket<CrashServerEvents, CrashClientEvents>;

/** The shared round, as the studio pushes it, and the player's two moves: bet and cash out. */
export function useCrash() {
  const { client, settle } = usePlay();
  const [state, setState] = useState<CrashState | null>(null);
  const [connected, setConnected] = useState(true);
  const [error, setError] = useState<PlayError | null>(null);
  const [asking, setAsking] = useState(false);
  const clock = useMemo(() => new ServerClock(localNow), []);
  const socket = useRef<CrashSocket>(null);

  useEffect(() => {
    const connection: CrashSocket = io(CRASH_SOCKET, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { session: client.session },
      reconnectionDelayMax: MAX_PAUSE_MS,
    });
    socket.current = connection;
    connection.on('connect', () => {
      clock.forget();
      setConnected(true);
    });
    connection.on('disconnect', () => setConnected(false));
    connection.on('connect_error', (failure) => {
      setConnected(false);
      if (failure.message === 'session_ended') setError(new AppError('session_ended'));
    });
    connection.on('crash.state', (next) => {
      clock.hear(next.now);
      setState(next);
    });
    connection.on('balance', ({ balance }) => settle({ balance }));
    return () => {
      connection.disconnect();
    };
  }, [client, clock, settle]);

  const ask = useCallback(
    async <Reply>(send: (connection: CrashSocket, done: (reply: Ack<Reply>) => void) => void) => {
      const connection = socket.current;
      if (!connection) return null;
      setAsking(true);
      setError(null);
      try {
        return await answerOf<Reply>((done) => send(connection, done));
      } catch (caught) {
        setError(playErrorOf(caught));
        return null;
      } finally {
        setAsking(false);
      }
    },
    [],
  );

  const bet = async (request: CrashBetRequest) => {
    const reply = await ask<{ round: string; balance: string }>((connection, done) =>
      connection.emit('bet', request, done),
    );
    if (reply) settle({ balance: reply.balance });
  };
  const cashOut = () =>
    ask<{ cashOutAt: number; payout: string }>((connection, done) => connection.emit('cash-out', done));

  return { state, clock, connected, asking, error, bet, cashOut };
}

/** Resolves with the answer. @throws AppError if the studio refuses, NoAnswer if none comes in time */
function answerOf<Reply>(emit: (done: (reply: Ack<Reply>) => void) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('socket')), ANSWER_MS);
    emit((reply) => {
      clearTimeout(timer);
      if (reply.ok) resolve(reply);
      else reject(new AppError(reply.error, reply.params));
    });
  });
}
