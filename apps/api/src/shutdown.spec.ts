import { once } from 'node:events';
import net from 'node:net';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApiProcess,
  TEST_BANK_SECRET,
  type TestApi,
  type TestProgram,
} from '#libs/platform/testing/test-program';

let db: TestDatabase;
let api: TestApi & TestProgram;

beforeAll(async () => {
  db = await createTestDatabase();
});
beforeEach(async () => {
  api = await startTestApiProcess({ databaseUrl: db.url });
});
afterEach(() => void api.process.kill('SIGKILL'));
afterAll(() => db.drop());

test('ends on SIGTERM despite a connection that never sent a request', async () => {
  const silent = net.connect(api.port, '127.0.0.1');
  await once(silent, 'connect');
  silent.on('error', () => undefined);
  const cut = once(silent, 'close');
  await Promise.all([api.stop(), cut]);
  expect(api.process.exitCode ?? api.process.signalCode).not.toBeNull();
});

test('answers a pending request after SIGTERM, and accepts no new one', async () => {
  const member = await api.client.register();
  const { id } = await api.client.deposit(member.token, '200.00');
  const lock = new pg.Client(db.url);
  await lock.connect();
  await lock.query('begin');
  await lock.query('select from cashier.deposit where id = $1 for update', [id]);
  const report = api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '200.00' });
  const waits = () =>
    db.query(
      `select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`,
    );
  while ((await waits()).length === 0);
  const stopped = api.stop();
  while (await listens(api.port));
  await lock.query('rollback');
  await lock.end();
  const { status, text } = await report;
  expect([status, text]).toEqual([200, 'ok']);
  await stopped;
});

const listens = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    socket.once('connect', () => socket.destroy());
  });
