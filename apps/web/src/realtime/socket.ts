import { io, type Socket } from 'socket.io-client';
import type { Ready } from '#libs/platform/common/push';
import { learnServerTime } from '../api/server-time';
import { setConnection } from './connection-store';
import { applyBoard, applyPush, tellLineIsBack } from './push-handlers';
import { type PushedEvent, Sequencer } from './sequencer';

export interface SocketSession {
  token: string;
  /** Newest `seq` that the first snapshot holds. */
  seq: number;
  /** Fetches everything anew and gives the `seq` of it, after a gap that cannot be replayed. */
  resync(): Promise<number>;
  ended(reason: string): void;
}

interface ReplayAnswer {
  events?: PushedEvent[];
  resync?: boolean;
}

const SESSION_ENDED = 'error_session_ended';
const OWN_NAMES = new Set(['ready', 'resync', 'session.ended']);

/** Opens the line to the server and keeps it. Returns the way to close it. */
export function openSocket(session: SocketSession): () => void {
  const socket: Socket = io({
    path: '/socket.io',
    transports: ['websocket'],
    reconnectionDelay: 200,
    reconnectionDelayMax: 2000,
    timeout: 5000,
    auth: (send) => send({ token: session.token, lastSeq: sequencer.lastSeq }),
  });
  const sequencer = new Sequencer(session.seq, {
    apply: applyPush,
    replay: (afterSeq) => void replay(socket, sequencer, afterSeq, renew),
    later: (ms, then) => {
      const timer = setTimeout(then, ms);
      return () => clearTimeout(timer);
    },
  });
  const renew = () =>
    void session
      .resync()
      .then((seq) => sequencer.reset(seq))
      .catch(() => undefined);
  let broken = false;

  socket.on('ready', ({ now }: Ready) => {
    learnServerTime(now);
    setConnection(broken ? 'restored' : 'connected');
    if (broken) tellLineIsBack();
    broken = false;
  });
  socket.on('resync', renew);
  socket.on('session.ended', ({ reason }: { reason: string }) => session.ended(reason));
  socket.onAny((name: string, message: Omit<PushedEvent, 'name'>) => {
    if (OWN_NAMES.has(name)) return;
    if (typeof message?.seq === 'number') sequencer.receive({ ...message, name });
    else applyBoard(name, message?.data);
  });
  socket.on('disconnect', (reason) => {
    broken = true;
    setConnection('lost');
    if (reason === 'io server disconnect') socket.connect();
  });
  socket.io.on('reconnect_attempt', () => setConnection('restoring'));
  socket.on('connect_error', (error) => {
    broken = true;
    if (error.message === SESSION_ENDED) return session.ended('expired');
    setConnection('lost');
    if (!socket.active) setTimeout(() => socket.connect(), 1000);
  });
  return () => {
    sequencer.stop();
    socket.removeAllListeners();
    socket.close();
    setConnection('connected');
  };
}

async function replay(
  socket: Socket,
  sequencer: Sequencer,
  afterSeq: number,
  renew: () => void,
): Promise<void> {
  if (!socket.connected) return;
  try {
    const answer = (await socket.timeout(3000).emitWithAck('replay', { afterSeq })) as ReplayAnswer;
    if (answer.resync) renew();
    for (const event of answer.events ?? []) sequencer.receive(event);
  } catch {
    // no answer: the sequencer asks again, and a new connection replays by itself
  }
}
