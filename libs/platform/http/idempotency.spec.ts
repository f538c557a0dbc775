import { createHash, randomUUID } from 'node:crypto';
import pg from 'pg';
import type { z } from 'zod';
import { readCallCatalogue } from '../testing/call-catalogue.js';
import type { Registered } from '../testing/portal-client.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '../testing/test-program.js';

const PATH = '/wps/cashier/deposits';

let db: TestDatabase;
let api: TestApi;
let member: Registered;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url, env: { DATABASE_POOL: '60' } });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
beforeEach(async () => {
  member = await api.client.register();
});

const order = (key: string | undefined, amount = '500.00', token = member.token) =>
  api.client.send('POST', PATH, { method: 'bank', amount }, { token, key });
const deposits = async () =>
  (await db.query('select 1 from cashier.deposit where member = $1', [member.id])).length;

test('the same call with the same key is answered from the first answer', async () => {
  const key = randomUUID();
  const first = await order(key);
  const fields = '{"amount":"500.00","method":"bank"}';
  const again = await api.client.send('POST', PATH, fields, { token: member.token, key });
  expect(first).toMatchObject({ status: 200, body: { success: true } });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await deposits()).toBe(1);
});

test('other fields under a used key are refused', async () => {
  const key = randomUUID();
  await order(key);
  expect(await order(key, '600.00')).toMatchObject({
    status: 422,
    body: { message: 'error_idempotency_key_reused' },
  });
  expect(await deposits()).toBe(1);
});

test.each([undefined, '', 'short', 'x'.repeat(101), 'with spaces in it', 'semi;colon;s'])(
  'without a proper key (%j) nothing is done',
  async (key) => {
    expect(await order(key)).toMatchObject({
      status: 400,
      body: { message: 'error_idempotency_key_required' },
    });
    expect(await deposits()).toBe(0);
  },
);

test('a key belongs to its member', async () => {
  const key = randomUUID();
  const other = await api.client.register();
  const [mine, theirs] = [await order(key), await order(key, '500.00', other.token)];
  expect([mine.status, theirs.status]).toEqual([200, 200]);
  expect(mine.body).not.toEqual(theirs.body);
});

test('two spellings of one path are one call', async () => {
  const key = randomUUID();
  const first = await order(key);
  const body = { method: 'bank', amount: '500.00' };
  const again = await api.client.send('POST', '/wps/cashier/deposit%73', body, { token: member.token, key });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await deposits()).toBe(1);
});

test('what is kept of a call cannot be searched through for its fields', async () => {
  const key = randomUUID();
  await order(key);
  const [row] = await db.query<{ fingerprint: string }>(
    'select fingerprint from platform.idempotency where key = $1',
    [key],
  );
  const plain = [
    '{"amount":"500.00","method":"bank"}',
    '{"fields":{"amount":"500.00","method":"bank"},"files":[]}',
  ];
  for (const text of plain)
    for (const encoding of ['hex', 'base64url'] as const)
      expect(createHash('sha256').update(text).digest(encoding)).not.toBe(row?.fingerprint);
  expect(row?.fingerprint).toMatch(/^[\w-]{43}$/);
});

test('every money call names the fields that prove the person', async () => {
  const money = (await readCallCatalogue()).filter(({ idempotent }) => idempotent);
  expect(money.length).toBeGreaterThan(10);
  for (const call of money) {
    const fields = Object.keys((call.input as z.ZodObject).shape);
    const proofs = fields.filter((name) => /password|pin$|secret|otp/i.test(name));
    expect([call.path, [...(call.secrets ?? [])].sort()]).toEqual([call.path, proofs.sort()]);
  }
});

test('a key of before fingerprints were keyed is replayed', async () => {
  const key = randomUUID();
  const first = await order(key);
  await db.query(`update platform.idempotency set fingerprint = '' where key = $1`, [key]);
  const again = await order(key);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('50 copies at once have one effect and one answer', async () => {
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, () => order(key)));
  const [first] = replies;
  expect(first?.status).toBe(200);
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, first?.body]);
  expect(await deposits()).toBe(1);
});

test('a refusal is an answer too: it is replayed, though the reason is gone', async () => {
  const [id = ''] = await Promise.all(
    Array.from({ length: 20 }, async () => (await api.client.deposit(member.token, '500.00')).id),
  );
  const key = randomUUID();
  const refused = await order(key);
  expect(refused).toMatchObject({ status: 422, body: { message: 'error_too_many_open_deposits' } });
  await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '500.00' });
  const again = await order(key);
  expect([again.status, again.body]).toEqual([422, refused.body]);
  expect((await order(randomUUID())).status).toBe(200);
});

describe('while the first is under way', () => {
  let other: pg.Client;

  /** Takes the key as a call in flight does. */
  async function takeKey(key: string): Promise<void> {
    other = new pg.Client(db.url);
    await other.connect();
    await other.query('begin');
    await other.query(`insert into platform.idempotency (scope, key, fingerprint) values ($1, $2, 'x')`, [
      `mela ${member.id} POST ${PATH}`,
      key,
    ]);
  }
  afterEach(() => other.end());

  test('a copy waits for 2 s at most', async () => {
    const key = randomUUID();
    await takeKey(key);
    const began = performance.now();
    const reply = await order(key);
    expect(reply).toMatchObject({ status: 409, body: { message: 'error_request_in_flight' } });
    expect(reply.headers.get('retry-after')).toBe('1');
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(1800);
    expect(took).toBeLessThan(3000);
  });

  test('a copy takes over what a crash left', async () => {
    const key = randomUUID();
    await takeKey(key);
    const reply = order(key);
    await other.query('rollback');
    expect((await reply).status).toBe(200);
    expect(await deposits()).toBe(1);
  });
});
