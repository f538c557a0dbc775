import { atMoment } from './at-moment.js';
import { LightSocket } from './light-socket.js';
import { serveTask } from './serve-task.js';

export interface AudienceInput {
  port: number;
  sockets: number;
  /** A WebSocket without Socket.IO. */
  plain: boolean;
  /** What is counted arrives between these moments, in milliseconds since 1970. */
  from: number;
  until: number;
}

/** When a board arrived at each socket: milliseconds of a clock that all processes of the machine share, by its `at`. */
export type Arrivals = Record<string, number[]>;

const BOARD = Buffer.from('"winners.updated"');
const AT = Buffer.from('"at":"');
const MOMENT_LENGTH = 24;
/** So many connect at once. */
const AT_ONCE = 50;

async function listen({ port, sockets, plain, from, until }: AudienceInput): Promise<Arrivals> {
  const arrivals: Arrivals = {};
  const hear = (text: Buffer) => {
    const now = Date.now();
    if (now < from || now > until || !text.subarray(0, 40).includes(BOARD)) return;
    const at = text.indexOf(AT) + AT.length;
    const board = text.toString('latin1', at, at + MOMENT_LENGTH);
    arrivals[board] ??= [];
    arrivals[board].push(Number(process.hrtime.bigint()) / 1e6);
  };
  const open: LightSocket[] = [];
  while (open.length < sockets) {
    const some = Array.from({ length: Math.min(AT_ONCE, sockets - open.length) }, () =>
      LightSocket.open(port, plain ? 'plain' : {}, hear),
    );
    open.push(...(await Promise.all(some)));
  }
  await atMoment(from);
  await atMoment(until);
  for (const socket of open) socket.close();
  return arrivals;
}

serveTask(listen);
