import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Server } from 'socket.io';
import { io, type Socket } from 'socket.io-client';
import { z } from 'zod';
import { defineBoard } from '../common/board.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { BoardPublisher } from './board-publisher.js';
import { Boards } from './boards.js';

const score = defineBoard({
  name: 'score',
  summary: 'test',
  audience: 'everybody',
  data: z.object({ score: z.int() }),
});
const queue = defineBoard({ ...score, name: 'queue', audience: 'operators' });

let db: TestDatabase;
let parts: TestParts;
let boards: Boards;
let publisher: BoardPublisher;
let server: Server;
let address: string;
const clients: Socket[] = [];
let current = 0;
let reads = 0;
/** Makes the next read fail, once. */
let failing = false;

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
  boards = new Boards(parts.database, parts.wakeUps);
  publisher = new BoardPublisher(boards, parts.clock, parts.wakeUps);
  const http = createServer();
  server = new Server(http, { transports: ['websocket'] });
  server.on('connection', (socket) => {
    const { brand, operator } = socket.handshake.auth as { brand: string; operator: boolean };
    publisher.admit(socket, brand, operator);
    socket.once('disconnect', () => publisher.release(socket));
    socket.emit('ready');
  });
  const read = async () => {
    reads += 1;
    if (failing) {
      failing = false;
      throw new Error('away');
    }
    return { score: current };
  };
  boards.register(score, read);
  boards.register(queue, read);
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  address = `http://127.0.0.1:${(http.address() as AddressInfo).port}`;
});
afterEach(() => {
  for (const client of clients.splice(0)) client.close();
});
afterAll(async () => {
  publisher.onApplicationShutdown();
  await server.close();
  await parts.close();
  await db.drop();
});

/** A socket that has been admitted, and all messages that it got. */
async function look(brand: string, operator = false) {
  const client = io(address, { transports: ['websocket'], forceNew: true, auth: { brand, operator } });
  clients.push(client);
  const shown: string[] = [];
  const waiting: (() => void)[] = [];
  client.onAny((name: string, message?: { data: { score: number } }) => {
    if (message) shown.push(`${name} ${message.data.score}`);
    for (const look of waiting) look();
  });
  await new Promise<void>((resolve) => client.once('ready', resolve));
  const until = (wanted: string) =>
    new Promise<void>((resolve) => {
      const check = () => shown.includes(wanted) && resolve();
      waiting.push(check);
      check();
    });
  return { shown, until };
}

test('pushes a hundred concurrent changes twice, the last time with the newest snapshot', async () => {
  const { shown, until } = await look('mela');
  reads = 0;
  current = 1;
  boards.changed(score, 'mela');
  await until('score 1');
  for (current = 2; current < 100; current++) boards.changed(score, 'mela');
  await until('score 100');
  expect(shown).toEqual(['score 1', 'score 100']);
  expect(reads).toBe(2);
});

test('sends a board to its brand and its audience only', async () => {
  const guest = await look('mela');
  const operator = await look('mela', true);
  const stranger = await look('other', true);
  current = 7;
  boards.changed(queue, 'mela');
  await operator.until('queue 7');
  current = 8;
  boards.changed(score, 'mela');
  await Promise.all([guest.until('score 8'), operator.until('score 8')]);
  boards.changed(score, 'other');
  await stranger.until('score 8');
  expect(guest.shown).toEqual(['score 8']);
  expect(stranger.shown).toEqual(['score 8']);
});

test('sends committed changes and no rolled-back ones', async () => {
  const { shown, until } = await look('mela');
  current = 20;
  const failed = parts.database.transaction(async () => {
    boards.changed(score, 'mela');
    throw new Error('no');
  });
  await expect(failed).rejects.toThrow('no');
  current = 21;
  await parts.database.transaction(async () => boards.changed(score, 'mela'));
  await until('score 21');
  expect(shown).toEqual(['score 21']);
});

test('retries a board that could not be read', async () => {
  const { until } = await look('mela');
  failing = true;
  current = 30;
  boards.changed(score, 'mela');
  await until('score 30');
  expect(failing).toBe(false);
});
