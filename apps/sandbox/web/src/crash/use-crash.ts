import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { io, type Socket } from 'socket.io-client';
import {
  type Ack,
  type CrashBetRequest,
  type CrashClientEvents,
  type CrashServerEvents,
  type CrashState,
  SOCKET_PATH,
} from '../../../studio/api';
import { usePlay } from '../session/play-context';
import { NoAnswer, Refusal } from '../session/refusal';
import { localNow, ServerClock } from './server-clock';

const ANSWER_MS = 10_000;
const LONGEST_PAUSE_MS = 3_000;

type CrashSocket = Socket<CrashServerEvents, CrashClientEvents>;

/** The round that everybody plays, as the studio pushes it, and one's own two moves. */
export function useCrash() {
  const { client, settle } = usePlay();
  const [state, setState] = useState<CrashState | null>(null);
  const [connected, setConnected] = useState(true);
  const [refusal, setRefusal] = useState<Refusal | NoAnswer | null>(null);
  const [asking, setAsking] = useState(false);
  const clock = useMemo(() => new ServerClock(localNow), []);
  const socket = useRef<CrashSocket>(null);

  useEffect(() => {
    const line: CrashSocket = io({
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { session: client.session },
      reconnectionDelayMax: LONGEST_PAUSE_MS,
    });
    socket.current = line;
    line.on('connect', () => {
      clock.forget();
      setConnected(true);
    });
    line.on('disconnect', () => setConnected(false));
    line.on('connect_error', (error) => {
      setConnected(false);
      if (error.message === 'session_ended') setRefusal(new Refusal('session_ended'));
    });
    line.on('crash.state', (next) => {
      clock.hear(next.now);
      setState(next);
    });
    line.on('balance', ({ balance }) => settle({ balance }));
    return () => {
      line.disconnect();
    };
  }, [client, clock, settle]);

  const ask = useCallback(
    async <Reply>(move: (line: CrashSocket, done: (reply: Ack<Reply>) => void) => void) => {
      const line = socket.current;
      if (!line) return null;
      setAsking(true);
      setRefusal(null);
      try {
        return await answerOf<Reply>((done) => move(line, done));
      } catch (error) {
        setRefusal(error instanceof Refusal || error instanceof NoAnswer ? error : new Refusal('unknown'));
        return null;
      } finally {
        setAsking(false);
      }
    },
    [],
  );

  const bet = async (request: CrashBetRequest) => {
    const reply = await ask<{ round: string; balance: string }>((line, done) =>
      line.emit('bet', request, done),
    );
    if (reply) settle({ balance: reply.balance });
  };
  const cashOut = () =>
    ask<{ cashOutAt: number; payout: string }>((line, done) => line.emit('cash-out', done));

  return { state, clock, connected, asking, refusal, bet, cashOut };
}

/** Resolves with what was answered; throws Refusal, or NoAnswer when nothing comes in time. */
function answerOf<Reply>(emit: (done: (reply: Ack<Reply>) => void) => void): Promise<Reply> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new NoAnswer('socket')), ANSWER_MS);
    emit((reply) => {
      clearTimeout(timer);
      if (reply.ok) resolve(reply);
      else reject(new Refusal(reply.error, reply.params));
    });
  });
}
