import { setTimeout as pause } from 'node:timers/promises';
import { LightSocket } from './light-socket.js';
import { type Meet, serveTask } from './serve-task.js';

export interface AudienceInput {
  port: number;
  sockets: number;
  /** A WebSocket without Socket.IO. */
  plain: boolean;
  /** How long boards are counted once all sockets of all processes are open. */
  countMs: number;
}

/**
 * When a board arrived at each socket, by its `at`: milliseconds of a clock that all processes of the machine share.
 */
export type Arrivals = Record<string, number[]>;

const BOARD = Buffer.from('"winners.updated"');
const AT = Buffer.from('"at":"');
const MOMENT_LENGTH = 24;
/** Closing the sockets is counted neither here nor in the server's CPU. */
const LINGER_MS = 500;
/** How many sockets connect at a time. */
const CONCURRENCY = 50;

async function listen({ port, sockets, plain, countMs }: AudienceInput, meet: Meet): Promise<Arrivals> {
  const arrivals: Arrivals = {};
  let counting = false;
  const hear = (text: Buffer) => {
    if (!counting || !text.subarray(0, 40).includes(BOARD)) return;
    const at = text.indexOf(AT) + AT.length;
    const board = text.toString('latin1', at, at + MOMENT_LENGTH);
    arrivals[board] ??= [];
    arrivals[board].push(Number(process.hrtime.bigint()) / 1e6);
  };
  const open: LightSocket[] = [];
  while (open.length < sockets) {
    const some = Array.from({ length: Math.min(CONCURRENCY, sockets - open.length) }, () =>
      LightSocket.open(port, plain ? 'plain' : {}, hear),
    );
    open.push(...(await Promise.all(some)));
  }
  await meet();
  counting = true;
  await pause(countMs);
  counting = false;
  await pause(LINGER_MS);
  for (const socket of open) socket.close();
  return arrivals;
}

serveTask(listen);
