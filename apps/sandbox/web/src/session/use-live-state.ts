import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import { type Ack, type BalanceReply, SOCKET_PATH } from '../../../common/api';
import { AppError, NoAnswer, type PlayError, playErrorOf } from './errors';
import { usePlay } from './play-context';
import { localNow, ServerClock } from './server-clock';

const ANSWER_MS = 10_000;
const MAX_PAUSE_MS = 3_000;

interface LiveGame<State> {
  /** The namespace of the game's socket. */
  namespace: string;
  /** The push that carries the state of the round. */
  event: string;
  /** Takes a balance that the server pushed, in minor units. */
  onBalance: (balance: string) => void;
  /** Joins a push to what was known before, where each tells only what has changed; null at first. */
  merge?: (before: State | null, push: State) => State;
  /** Further pushes by their event. The object stays the same. */
  pushes?: Readonly<Record<string, (push: never) => void>>;
}

/**
 * The state of a round that all players share, as the server pushes it, with its clock. `ask` sends one of the
 * player's moves, and answers null where it was refused; the reason is in `error`.
 */
export function useLiveState<State extends { now: number }, Moves extends object>(game: LiveGame<State>) {
  const { client } = usePlay();
  const { namespace, event, pushes } = game;
  const [state, setState] = useState<State | null>(null);
  const [connected, setConnected] = useState(true);
  const [error, setError] = useState<PlayError | null>(null);
  const [asking, setAsking] = useState(false);
  const clock = useMemo(() => new ServerClock(localNow), []);
  const socket = useRef<Socket<object, Moves>>(null);
  const onBalance = useRef(game.onBalance);
  onBalance.current = game.onBalance;
  const merge = useRef(game.merge);
  merge.current = game.merge;

  useEffect(() => {
    const connection: Socket = io(namespace, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { session: client.session },
      reconnectionDelayMax: MAX_PAUSE_MS,
    });
    socket.current = connection as Socket<object, Moves>;
    connection.on('connect', () => {
      clock.forget();
      setConnected(true);
    });
    connection.on('disconnect', () => setConnected(false));
    connection.on('connect_error', (failure) => {
      setConnected(false);
      if (failure.message === 'session_ended') setError(new AppError('session_ended'));
    });
    connection.on(event, (next: State) => {
      clock.hear(next.now);
      setState((before) => merge.current?.(before, next) ?? next);
    });
    for (const [name, take] of Object.entries(pushes ?? {})) connection.on(name, take as () => void);
    connection.on('balance', ({ balance }: BalanceReply) => onBalance.current(balance));
    return () => {
      connection.disconnect();
    };
  }, [client, clock, namespace, event, pushes]);

  const ask = useCallback(
    async <Reply>(send: (connection: Socket<object, Moves>, done: (reply: Ack<Reply>) => void) => void) => {
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

  return { state, clock, connected, asking, error, ask };
}

/** Resolves with the answer. @throws AppError if the server refuses, NoAnswer if none comes in time */
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
