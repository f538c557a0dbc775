import type { Socket } from 'socket.io-client';
import { applyBoard } from './boards';
import { openConnection } from './connection';
import { type PushedEvent, Sequencer } from './sequencer';

export interface SocketSession {
  token: string;
  /** Newest `seq` that the first snapshot holds. */
  seq: number;
  /** Takes each event once, in the order of their numbers. */
  apply(event: PushedEvent): void;
  /** Fetches everything anew and gives the `seq` of it, after a gap that cannot be replayed. */
  resync(): Promise<number>;
  ended(reason: string): void;
}

interface ReplayAnswer {
  events?: PushedEvent[];
  resync?: boolean;
}

/** Opens a member's connection, on which events arrive in the order of their numbers. Returns the function that closes it. */
export function openSocket(session: SocketSession): () => void {
  const connection = openConnection({
    auth: () => ({ token: session.token, lastSeq: sequencer.lastSeq }),
    resync: () => renew(),
    received: (name, message) => {
      const event = message as Omit<PushedEvent, 'name'>;
      if (typeof event?.seq === 'number') sequencer.receive({ ...event, name });
      else applyBoard(name, event?.data);
    },
    ended: (reason) => session.ended(reason),
  });
  const sequencer = new Sequencer(session.seq, {
    apply: (event) => session.apply(event),
    replay: (afterSeq) => void replay(connection.socket, sequencer, afterSeq, renew),
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
  return () => {
    sequencer.stop();
    connection.close();
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
