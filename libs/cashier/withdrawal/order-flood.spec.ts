import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { newPayee, orderWithdrawal, type Payee } from './withdrawal.fixture.js';

/** Fewer connections than an unlimited flood would hold. */
const POOL = '6';
const FLOOD = 70;

let db: TestDatabase;
let api: TestApi;
let flooder: Payee;
let other: Payee;
let holder: pg.Client;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({
    databaseUrl: db.url,
    env: { DATABASE_POOL: POOL, CALLS_PER_PERSON: '', MONEY_CALLS_PER_PERSON: '', CALLS_PER_ADDRESS: '' },
  });
  [flooder, other] = [await newPayee(api.client, db, '2000.00'), await newPayee(api.client, db, '2000.00')];
  holder = new pg.Client(db.url);
  await holder.connect();
});
afterAll(async () => {
  await holder.end();
  await api.stop();
  await db.drop();
});

/** Blocks every order of the flooder in its transaction, like a slow one, while `work` runs. */
async function whileOrdersStandStill(work: () => Promise<void>): Promise<void> {
  await holder.query('begin');
  await holder.query(`select pg_advisory_xact_lock(hashtextextended('withdrawals of ' || $1, 0))`, [
    flooder.id,
  ]);
  await work().finally(() => holder.query('rollback'));
}

const connectionsStandingStill = async () =>
  (
    await db.query(
      `select 1 from pg_stat_activity where wait_event = 'advisory' and datname = current_database()`,
    )
  ).length;

const orders = (keyOf: () => string) =>
  Array.from({ length: FLOOD }, () => orderWithdrawal(api.client, flooder, {}, keyOf()));

async function othersAreServed(): Promise<void> {
  const balance = await api.client.get('/wps/v2/wallets/balance', other.token);
  const order = await orderWithdrawal(api.client, other, {}, randomUUID());
  expect([balance.status, order.status]).toEqual([200, 200]);
}

test('gives seventy concurrent orders of a member one connection, and serves others meanwhile', async () => {
  let flood: ReturnType<typeof orders> = [];
  await whileOrdersStandStill(async () => {
    flood = orders(randomUUID);
    await Promise.race(flood); // the first that is refused; the others wait or are blocked
    expect(await connectionsStandingStill()).toBe(1);
    await othersAreServed();
  });
  const codes = (await Promise.all(flood)).map(({ body }) => body.message ?? 'placed');
  const allowed = ['placed', 'error_withdrawals_today_used', 'error_too_many_requests'];
  expect(allowed).toEqual(expect.arrayContaining(codes));
  expect(codes).toEqual(expect.arrayContaining(['placed', 'error_too_many_requests']));
});

test('makes one order of copies under one key, which wait without a connection', async () => {
  flooder = await newPayee(api.client, db, '2000.00');
  const key = randomUUID();
  let copies: ReturnType<typeof orders> = [];
  await whileOrdersStandStill(async () => {
    copies = orders(() => key);
    await othersAreServed();
  });
  const placed = (await Promise.all(copies)).filter(({ status }) => status === 200);
  expect(placed.length).toBeGreaterThan(0);
  for (const { body } of placed) expect(body).toEqual(placed[0]?.body);
});
