import type { Socket } from 'socket.io';
import { z } from 'zod';
import type { Clock } from '../clock/clock.js';
import { defineBoard } from '../common/board.js';
import type { Database } from '../database/database.js';
import { AppError } from '../http/app-error.js';
import { Boards } from './boards.js';
import type { WakeUps } from './wake-ups.js';
import { MAX_TOPICS, WatchedBoardPublisher } from './watched-board-publisher.js';

const EVERY_MS = 10;
const TOPICS = Array.from({ length: MAX_TOPICS + 1 }, (_, index) => `T${index}`);
const score = defineBoard({
  name: 'score',
  summary: 'test',
  audience: 'watchers',
  data: z.object({ score: z.int() }),
});

let publisher: WatchedBoardPublisher;
let value = 0;
let reads = 0;

beforeEach(() => {
  [value, reads] = [0, 0];
  const boards = new Boards({} as Database, {} as WakeUps);
  boards.registerWatched({
    board: score,
    everyMs: EVERY_MS,
    topics: (brand) => (brand === 'mela' ? TOPICS : []),
    read: async () => {
      reads += 1;
      if (value < 0) throw new Error('away');
      return { score: value };
    },
  });
  publisher = new WatchedBoardPublisher(boards, { now: () => new Date(0) } as Clock);
});
afterEach(() => publisher.onApplicationShutdown());

/** A socket that writes down what it is sent, and tells of the next message. */
function socketOf() {
  const shown: number[] = [];
  let told = (): void => undefined;
  const socket = {
    disconnected: false,
    conn: { transport: { name: 'none' }, writeBuffer: [] },
    volatile: {
      emit: (_: string, { data }: { data: { score: number } }) => {
        shown.push(data.score);
        told();
      },
    },
  } as unknown as Socket;
  const next = () =>
    new Promise<void>((resolve) => {
      told = resolve;
    });
  return { socket, shown, next };
}
const pause = (rounds: number) => new Promise((resolve) => setTimeout(resolve, rounds * EVERY_MS));
const codeOf = (work: () => void): string => {
  try {
    work();
    return 'allowed';
  } catch (error) {
    return error instanceof AppError ? error.code : String(error);
  }
};

test('watches no more than a few topics with one socket, each once, and another one in the place of one', () => {
  const { socket } = socketOf();
  const watch = (topic: string) => codeOf(() => publisher.watch(socket, 'mela', `score/${topic}`));
  const outcomes = TOPICS.map(watch);
  expect(outcomes).toEqual([...Array(MAX_TOPICS).fill('allowed'), 'error_too_many_requests']);
  expect(watch('T0')).toBe('allowed');
  publisher.unwatch(socket, 'mela', 'score/T0');
  expect(watch(`T${MAX_TOPICS}`)).toBe('allowed');
  expect(codeOf(() => publisher.watch(socket, 'other', 'score/T0'))).toBe('error_not_found');
});

test('reads only while somebody watches, and keeps what is shown where it cannot be read', async () => {
  const { socket, shown, next } = socketOf();
  publisher.watch(socket, 'mela', 'score/T0');
  await next();
  value = -1;
  await pause(4);
  value = 2;
  await next();
  expect(shown).toEqual([0, 2]);
  publisher.release(socket);
  await pause(3);
  const before = reads;
  await pause(6);
  expect(reads).toBe(before);
});
