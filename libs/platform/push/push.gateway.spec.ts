import { z } from 'zod';
import { definePush, REPLAY_LIMIT } from '../common/push.js';
import { Events } from '../events/events.js';
import { Outbox } from '../events/outbox.js';
import type { Registered } from '../testing/portal-client.js';
import type { PortalSocket } from '../testing/portal-socket.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { createTestParts, type TestParts } from '../testing/test-parts.js';
import { startTestApi, type TestApi } from '../testing/test-program.js';

const noted = definePush({ name: 'note.written', summary: 'test', data: z.object({ note: z.int() }) });

let db: TestDatabase;
let api: TestApi;
let other: TestApi;
let parts: TestParts;
/** Events of a process that holds no sockets. */
let elsewhere: Events;
let outbox: Outbox;
let member: Registered;
const opened: PortalSocket[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  parts = await createTestParts(db.url);
  elsewhere = new Events(parts.database);
  outbox = new Outbox(parts.database, parts.wakeUps, elsewhere);
  [api, other] = await Promise.all([
    startTestApi({ databaseUrl: db.url }),
    startTestApi({ databaseUrl: db.url }),
  ]);
});
afterAll(async () => {
  await outbox.onApplicationShutdown();
  await Promise.all([api.stop(), other.stop(), parts.close()]);
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

function connect(lastSeq?: unknown, at = api, token: string | undefined = member.token): PortalSocket {
  const socket = at.client.socket(token, lastSeq);
  opened.push(socket);
  return socket;
}

const write = (from: number, count: number, person = member.id) =>
  parts.database.transaction(async () => {
    for (let note = from; note < from + count; note++)
      await elsewhere.append(noted, person, 'mela', { note });
  });
const seqs = (socket: PortalSocket) => socket.events.map((event) => event.seq);
const upTo = (last: number, first = 1) =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);
const arrived = (socket: PortalSocket, seq: number) =>
  socket.waitFor('note.written', (event) => event.seq === seq);

test('greets first, with the newest number and the time of the server', async () => {
  await write(1, 3);
  const socket = connect();
  const ready = await socket.ready;
  expect(ready.seq).toBe(3);
  expect(Math.abs(Date.parse(ready.now) - Date.now())).toBeLessThan(30_000);
  await write(4, 1);
  await arrived(socket, 4);
  expect(socket.events).toEqual([
    { name: 'note.written', seq: 4, at: expect.stringMatching(/^\d{4}-.+Z$/), data: { note: 4 } },
  ]);
});

test('sends a client what followed its last number, in order, and then new events', async () => {
  await write(1, 5);
  const socket = connect(2);
  expect((await socket.ready).seq).toBe(5);
  await write(6, 2);
  await arrived(socket, 7);
  expect(seqs(socket)).toEqual([3, 4, 5, 6, 7]);
});

test('sends a client without a last number everything, page by page', async () => {
  const many = 2 * REPLAY_LIMIT + 1;
  await write(1, many);
  const socket = connect(0);
  await arrived(socket, many);
  expect(seqs(socket)).toEqual(upTo(many));
});

test.each([[99], [-1], [1.5], ['2'], [Number.MAX_SAFE_INTEGER], [{}], [[1]], [true]])(
  'tells a client with last number %j to resync, and continues from there',
  async (lastSeq) => {
    await write(1, 3);
    const socket = connect(lastSeq);
    expect((await socket.ready).seq).toBe(3);
    const resync = await socket.waitFor('resync');
    expect(resync.data).toMatchObject({ seq: 3 });
    await write(4, 1);
    await arrived(socket, 4);
    expect(seqs(socket)).toEqual([null, 4]);
  },
);

test('tells a client whose last number is older than the history to resync, but not at the oldest stored one', async () => {
  await write(1, 5);
  await db.query('delete from platform.event where person = $1 and seq <= 2', [member.id]);
  const tooOld = connect(1);
  const oldest = connect(2);
  await tooOld.waitFor('resync');
  await arrived(oldest, 5);
  expect(seqs(oldest)).toEqual([3, 4, 5]);
  expect(seqs(tooOld)).toEqual([null]);
});

test('sends the same to all sockets of a person on all processes, and nothing to others', async () => {
  const stranger = await api.client.register();
  const mine = [connect(), connect(), connect(undefined, other), connect(undefined, other)];
  const strangers = [connect(undefined, api, stranger.token), connect(undefined, other, stranger.token)];
  const guest = api.client.socket();
  opened.push(guest);
  expect((await guest.ready).seq).toBe(0);
  await Promise.all([...mine, ...strangers].map(({ ready }) => ready));
  await write(1, 3);
  await api.client.deposit(member.token, '500.00');
  await write(4, 1);
  await Promise.all(mine.map((socket) => arrived(socket, 5)));
  for (const socket of mine) {
    expect(seqs(socket)).toEqual([1, 2, 3, 4, 5]);
    expect(socket.events[3]?.name).toBe('deposit.created');
  }
  await write(1, 1, stranger.id); // anything meant for others would have come before this
  await Promise.all(strangers.map((socket) => arrived(socket, 1)));
  for (const socket of strangers) expect(seqs(socket)).toEqual([1]);
  expect(guest.events).toEqual([]);
});

test('delivers the events of 20 writers on two processes without gaps and in order', async () => {
  const sockets = [connect(), connect(undefined, other)];
  await Promise.all(sockets.map(({ ready }) => ready));
  const orders = upTo(10).map((n) => (n % 2 ? api : other).client.deposit(member.token, '500.00'));
  await Promise.all([...orders, ...upTo(10).map((n) => write(10 * n, 3))]);
  await write(1, 1);
  await Promise.all(sockets.map((socket) => arrived(socket, 41)));
  for (const socket of sockets) expect(seqs(socket)).toEqual(upTo(41));
});

test('delivers events that were committed while the connection was broken', async () => {
  const socket = connect();
  await socket.ready;
  await write(1, 1);
  await arrived(socket, 1);
  const back = new Promise<void>((resolve) => socket.socket.io.once('reconnect', () => resolve()));
  socket.socket.io.engine.close();
  await write(2, 3);
  await back;
  await arrived(socket, 4);
  expect(seqs(socket)).toEqual([1, 2, 3, 4]);
});

/** By a process that ends before it can send a wake-up. */
const writeAndDie = (note: number) =>
  parts.database.transaction(() => parts.events.append(noted, member.id, 'mela', { note }));

test('delivers events of a process that ended before it announced them', async () => {
  const socket = connect();
  await socket.ready;
  await writeAndDie(1);
  await arrived(socket, 1);
  const left = () => db.query('select 1 from platform.outbox where $1 = any(persons)', [member.id]);
  while ((await left()).length > 0); // runs right after the wake-up, or this test times out
});

test('holds back an event until an earlier, unannounced one is sent', async () => {
  const socket = connect();
  await socket.ready;
  await writeAndDie(1);
  await api.client.deposit(member.token, '500.00');
  await socket.waitFor('deposit.created');
  expect(seqs(socket)).toEqual([1, 2]);
});

describe('replay', () => {
  const ask = (socket: PortalSocket, body: unknown) =>
    socket.socket.timeout(5000).emitWithAck('replay', body);

  test('returns the events that followed', async () => {
    await write(1, 3);
    const socket = connect();
    await socket.ready;
    expect(await ask(socket, { afterSeq: 1 })).toEqual({
      events: [2, 3].map((seq) => ({
        seq,
        name: 'note.written',
        at: expect.any(String),
        data: { note: seq },
      })),
    });
    expect(await ask(socket, { afterSeq: 3 })).toEqual({ events: [] });
  });

  test('says when the client must resync', async () => {
    await write(1, 3);
    await db.query('delete from platform.event where person = $1 and seq = 1', [member.id]);
    const socket = connect();
    await socket.ready;
    expect(await ask(socket, { afterSeq: 4 })).toEqual({ resync: true, seq: 3 });
    expect(await ask(socket, { afterSeq: 0 })).toEqual({ resync: true, seq: 3 });
  });

  test('accepts only the number of an event', async () => {
    const socket = connect();
    await socket.ready;
    for (const body of [
      undefined,
      null,
      5,
      {},
      { afterSeq: -1 },
      { afterSeq: '1' },
      { afterSeq: 0.5 },
      { afterSeq: 1e300 },
    ]) {
      expect([body, await ask(socket, body)]).toEqual([body, { error: 'error_invalid_input' }]);
    }
    expect(await ask(socket, { afterSeq: 0, person: '100001' })).toEqual({ events: [] });
  });

  test('returns nothing to a guest', async () => {
    const guest = api.client.socket();
    opened.push(guest);
    await guest.ready;
    expect(await ask(guest, { afterSeq: 0 })).toEqual({ error: 'error_invalid_input' });
  });
});

test('closes the connection on a message that is too large', async () => {
  const socket = connect();
  await socket.ready;
  const ended = new Promise((resolve) => socket.socket.once('disconnect', resolve));
  socket.socket.emit('replay', { afterSeq: 0, text: 'x'.repeat(20_000) });
  await ended;
});

test('logs nothing of this as an error', () => {
  expect(`${api.output()}${other.output()}`).not.toMatch(/"level":[56]0/);
});
