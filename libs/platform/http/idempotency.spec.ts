import { createHash, randomUUID } from 'node:crypto';
import { jest } from '@jest/globals';
import type { FastifyRequest } from 'fastify';
import pg from 'pg';
import type { z } from 'zod';
import { ANSWER_STORED, type AnyCall } from '../common/call.js';
import { type Envelope, platformErrors } from '../common/errors.js';
import { InstallationSecret } from '../crypto/installation-secret.js';
import { readCallCatalogue } from '../testing/call-catalogue.js';
import type { Registered } from '../testing/portal-client.js';
import { setUpTestApi } from '../testing/set-up.js';
import { createTestParts } from '../testing/test-parts.js';
import { TEST_BANK_SECRET } from '../testing/test-program.js';
import { AppError } from './app-error.js';
import { CallLimits } from './call-limits.js';
import { Idempotency } from './idempotency.js';
import { RequestFingerprint } from './request-fingerprint.js';

const PATH = '/wps/cashier/deposits';

const { db, api } = setUpTestApi({ env: { DATABASE_POOL: '60' } });
let member: Registered;
beforeEach(async () => {
  member = await api.client.register();
});

const order = (key: string | undefined, amount = '500.00', token = member.token) =>
  api.client.send('POST', PATH, { method: 'bank', amount }, { token, key });
const deposits = async () =>
  (await db.query('select 1 from cashier.deposit where member = $1', [member.id])).length;

test('the same call with the same key gets the first answer', async () => {
  const key = randomUUID();
  const first = await order(key);
  const fields = '{"amount":"500.00","method":"bank"}';
  const again = await api.client.send('POST', PATH, fields, { token: member.token, key });
  expect(first).toMatchObject({ status: 200, body: { success: true } });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await deposits()).toBe(1);
});

test('a reply says whether it is stored under its key', async () => {
  const stored = async (reply: ReturnType<typeof order>) => (await reply).headers.get(ANSWER_STORED);
  const key = randomUUID();
  expect(await stored(order(key))).toBe('true');
  expect(await stored(order(key))).toBe('true');
  expect(await stored(order(randomUUID(), '1.00'))).toBe('true');
  expect(await stored(order(key, '600.00'))).toBeNull();
  expect(await stored(order(randomUUID(), '500.00', 'nobody'))).toBeNull();
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
  'rejects a call with the key %j',
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

test('two spellings of one path are the same call', async () => {
  const key = randomUUID();
  const first = await order(key);
  const body = { method: 'bank', amount: '500.00' };
  const again = await api.client.send('POST', '/wps/cashier/deposit%73', body, { token: member.token, key });
  expect([again.status, again.body]).toEqual([200, first.body]);
  expect(await deposits()).toBe(1);
});

test('the stored fingerprint is not a plain hash of the fields', async () => {
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

test('every money call declares its passwords and codes as secrets', async () => {
  const money = (await readCallCatalogue()).filter(({ idempotent }) => idempotent);
  expect(money.length).toBeGreaterThan(10);
  for (const call of money) {
    const fields = Object.keys((call.input as z.ZodObject).shape);
    const proofs = fields.filter((name) => /password|pin$|secret|otp/i.test(name));
    expect([call.path, [...(call.secrets ?? [])].sort()]).toEqual([call.path, proofs.sort()]);
  }
});

test('replays a key from before fingerprints were keyed', async () => {
  const key = randomUUID();
  const first = await order(key);
  await db.query(`update platform.idempotency set fingerprint = '' where key = $1`, [key]);
  const again = await order(key);
  expect([again.status, again.body]).toEqual([200, first.body]);
});

test('50 concurrent copies have one effect and one answer', async () => {
  const key = randomUUID();
  const replies = await Promise.all(Array.from({ length: 50 }, () => order(key)));
  const [first] = replies;
  expect(first?.status).toBe(200);
  for (const reply of replies) expect([reply.status, reply.body]).toEqual([200, first?.body]);
  expect(await deposits()).toBe(1);
});

test('replays an error even if its reason is gone', async () => {
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

test('an error with Retry-After is not stored under the key', async () => {
  const parts = await createTestParts(db.url);
  const fingerprints = new RequestFingerprint(new InstallationSecret(parts.config));
  const idempotency = new Idempotency(parts.database, fingerprints, new CallLimits(parts.config));
  const request: Partial<FastifyRequest> = { headers: { 'idempotency-key': randomUUID() }, params: {} };
  const call = { method: 'POST', path: '/wait' } as AnyCall;
  const work = { check: async () => {}, handle: jest.fn<() => Promise<Envelope>>() };
  const full = platformErrors.error_too_many_requests;
  work.handle.mockRejectedValueOnce(new AppError(full, { retryAfter: 1 }));
  await expect(idempotency.run(request as FastifyRequest, call, work)).rejects.toMatchObject({ status: 429 });
  work.handle.mockRejectedValueOnce(new AppError(full));
  expect((await idempotency.run(request as FastifyRequest, call, work)).status).toBe(429);
  expect((await idempotency.run(request as FastifyRequest, call, work)).status).toBe(429);
  expect(work.handle).toHaveBeenCalledTimes(2);
  await parts.close();
});

describe('while the first call is running', () => {
  let other: pg.Client;

  /** Inserts the key as a call in flight does. */
  async function insertKey(key: string): Promise<void> {
    other = new pg.Client(db.url);
    await other.connect();
    await other.query('begin');
    await other.query(`insert into platform.idempotency (scope, key, fingerprint) values ($1, $2, 'x')`, [
      `mela ${member.id} POST ${PATH}`,
      key,
    ]);
  }
  afterEach(() => other.end());

  test('a copy waits for at most 2 s', async () => {
    const key = randomUUID();
    await insertKey(key);
    const began = performance.now();
    const reply = await order(key);
    expect(reply).toMatchObject({ status: 409, body: { message: 'error_request_in_flight' } });
    expect(reply.headers.get('retry-after')).toBe('1');
    const took = performance.now() - began;
    expect(took).toBeGreaterThan(1800);
    expect(took).toBeLessThan(4500); // less than the 5 s of other locks
  });

  test('a copy runs after a crash of the first', async () => {
    const key = randomUUID();
    await insertKey(key);
    const reply = order(key);
    await other.query('rollback');
    expect((await reply).status).toBe(200);
    expect(await deposits()).toBe(1);
  });
});
