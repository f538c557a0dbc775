import { type EventEmitter, once } from 'node:events';
import pg from 'pg';
import type { PortalSocket } from '../testing/portal-socket.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { startTestApi, type TestApi } from '../testing/test-program.js';

/** Fewer connections than an unlimited flood would hold, and more than one person or address may use. */
const POOL = 6;
const CONCURRENCY = 3;
const FLOOD = 12;

let db: TestDatabase;
let api: TestApi;
let holder: pg.Client;
const opened: PortalSocket[] = [];

beforeAll(async () => {
  db = await createTestDatabase();
  const env = {
    DATABASE_POOL: String(POOL),
    CALLS_PER_PERSON: String(CONCURRENCY),
    CALLS_PER_ADDRESS: String(CONCURRENCY),
    SOCKETS_PER_PERSON: '2',
    TRUSTED_PROXIES: '127.0.0.1',
  };
  api = await startTestApi({ databaseUrl: db.url, env });
  holder = new pg.Client(db.url);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await api.stop();
  await db.drop();
});
afterEach(() => {
  for (const socket of opened.splice(0)) socket.close();
});

function connect(token: string | undefined, address: string): PortalSocket {
  const socket = api.client.socket(token, undefined, { 'x-forwarded-for': address });
  socket.socket.io.reconnection(false);
  opened.push(socket);
  return socket;
}
const outcome = ({ ready }: PortalSocket) =>
  ready.then(
    () => 'open',
    (error: Error) => error.message,
  );

/** Blocks every query of the table, as a slow one would, while `work` runs. */
async function whileLocked(table: string, work: () => Promise<void>): Promise<void> {
  await holder.query('begin');
  await holder.query(`lock table ${table} in access exclusive mode`);
  await work().finally(() => holder.query('rollback'));
}

/** Waits until at least this many of the api's connections are blocked. */
async function standStill(least: number): Promise<void> {
  for (let count = 0; count < least; ) {
    const [row] = await db.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    count = row?.count ?? 0;
  }
}

/** A guest of another network address, whose call queries the database. */
async function othersAreServed(): Promise<void> {
  const headers = { 'x-forwarded-for': '198.51.100.99' };
  const { status } = await api.client.send('GET', '/wps/captcha', undefined, { headers });
  expect(status).toBe(200);
}

test('leaves connections to others while one person asks for replays on all sockets', async () => {
  const { token } = await api.client.register();
  const sockets = [connect(token, '198.51.100.1'), connect(token, '198.51.100.1')];
  for (const socket of sockets) expect(await outcome(socket)).toBe('open');
  const answers: Promise<unknown>[] = [];
  await whileLocked('platform.event', async () => {
    for (let question = 0; question < FLOOD; question++)
      answers.push(...sockets.map(({ socket }) => socket.emitWithAck('replay', { afterSeq: 0 })));
    await standStill(CONCURRENCY);
    await othersAreServed();
  });
  for (const answer of await Promise.all(answers))
    expect([{ events: expect.any(Array) }, { error: 'error_too_many_requests' }]).toContainEqual(answer);
});

test('leaves connections to others while one address opens many sockets', async () => {
  const sockets: PortalSocket[] = [];
  await whileLocked('authentication.session', async () => {
    for (let number = 0; number < FLOOD; number++) sockets.push(connect('x'.repeat(43), '198.51.100.2'));
    await standStill(1);
    await othersAreServed();
  });
  const outcomes = new Set(await Promise.all(sockets.map(outcome)));
  expect([...outcomes]).toEqual(['error_session_ended']); // and none is refused for their number
});

test('counts no socket of a person that was closed before it was admitted', async () => {
  const { token } = await api.client.register();
  for (let round = 0; round < 3; round++)
    await whileLocked('authentication.session', async () => {
      const { socket } = connect(token, '198.51.100.3');
      await standStill(1);
      const { ws } = socket.io.engine.transport as unknown as { ws: EventEmitter & { close(): void } };
      const closed = once(ws, 'close');
      ws.close();
      await closed;
      await othersAreServed(); // the api has continued reading since
    });
  expect(await outcome(connect(token, '198.51.100.3'))).toBe('open');
});
