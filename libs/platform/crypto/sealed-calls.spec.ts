import { randomUUID } from 'node:crypto';
import * as jose from 'jose';
import { PortalClient } from '../testing/portal-client.js';
import { repeated } from '../testing/repetitions.js';
import { type SealKey, sealCall } from '../testing/seal-call.js';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.js';
import { startTestApi, type TestApi } from '../testing/test-program.js';

const PATH = '/wps/session/login';
const AUDIENCE = `POST ${PATH}`;
const FIELDS = { username: 'nobody-of-that-name', password: 'not the one' };
/** The api's answer to a call that it could open. */
const OPENED = { status: 401, message: 'error_wrong_credentials' };
const INVALID = { status: 400, message: 'error_encryption_invalid' };

let db: TestDatabase;
let api: TestApi;
let key: SealKey;
let addresses = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url, env: { TRUSTED_PROXIES: '127.0.0.1' } });
  ({ key } = await api.client.sealing());
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const seconds = (offset = 0) => Math.floor(Date.now() / 1000) + offset;
const seal = (stamps: object = {}, header: object = {}, sealKey = key) =>
  sealCall(sealKey, FIELDS, { iat: seconds(), aud: AUDIENCE, ...stamps }, header);

/** Sends a body from its own address, so that failures do not lock the account name. */
async function send(body: unknown, path = PATH, method = 'POST') {
  addresses += 1;
  const headers = { 'x-forwarded-for': `10.0.${addresses >> 8}.${addresses & 255}` };
  const { status, body: reply } = await api.client.send(method, path, body, { headers });
  return { status, message: reply.message, value: reply.value };
}
const answer = async (payload: unknown, path?: string) => {
  const { status, message } = await send({ payload }, path);
  return { status, message };
};

test('opens a valid seal', async () => {
  expect(await answer(await seal())).toEqual(OPENED);
  expect(await answer(await seal({ iat: seconds(-110) }))).toEqual(OPENED);
  expect(await answer(await seal({ iat: seconds(110) }))).toEqual(OPENED);
});

test('opens a call once, even when ten copies arrive at the same time', async () => {
  const payload = await seal();
  const answers = await Promise.all(Array.from({ length: 10 }, () => answer(payload)));
  const replayed = { status: 400, message: 'error_encryption_replayed' };
  expect(answers.filter(({ status }) => status === 401)).toEqual([OPENED]);
  expect(answers.filter(({ status }) => status === 400)).toEqual(Array(9).fill(replayed));
  const jti = randomUUID();
  expect(await answer(await seal({ jti }))).toEqual(OPENED);
  expect(await answer(await seal({ jti }))).toEqual(replayed);
});

test('rejects a call that was sealed for another path or method', async () => {
  expect(await answer(await seal({ aud: 'PUT /wps/member/register' }))).toEqual(INVALID);
  expect(await answer(await seal({ aud: `GET ${PATH}` }))).toEqual(INVALID);
  const { status, message } = await send({ payload: await seal() }, '/wps/member/register', 'PUT');
  expect({ status, message }).toEqual(INVALID);
});

test.each([-121, -86_400, 125, 86_400])(
  'rejects a stamp %i s away, with the time of the server',
  async (offset) => {
    const reply = await send({ payload: await seal({ iat: seconds(offset) }) });
    expect(reply).toMatchObject({ status: 400, message: 'error_encryption_expired' });
    const { now } = reply.value as { now: string };
    expect(Math.abs(Date.parse(now) - Date.now())).toBeLessThan(30_000);
  },
);

test.each([
  ['no iat', { iat: undefined }],
  ['an iat that is text', { iat: '5' }],
  ['no jti', { jti: undefined }],
  ['a short jti', { jti: 'short' }],
  ['a jti with NUL', { jti: `${randomUUID()}\u0000` }],
  ['no aud', { aud: undefined }],
])('%s: rejected', async (_, stamps) => {
  expect(await answer(await seal(stamps))).toEqual(INVALID);
});

test.each([
  ['unknown kid', { kid: randomUUID() }],
  ['no kid', { kid: undefined }],
  ['a kid with NUL', { kid: '\u0000' }],
  ['a kid that is SQL', { kid: `' or true --` }],
  ['enc A128GCM', { enc: 'A128GCM' }],
  ['enc A256CBC-HS512', { enc: 'A256CBC-HS512' }],
  ['alg ECDH-ES+A256KW', { alg: 'ECDH-ES+A256KW' }],
  ['compressed fields', { zip: 'DEF' }],
])('%s: rejected', async (_, header) => {
  expect(await answer(await seal({}, header))).toEqual(INVALID);
});

test('rejects a key of the sender, a shared secret, and no key', async () => {
  const own = await jose.exportJWK((await jose.generateKeyPair('ECDH-ES', { crv: 'P-256' })).publicKey);
  expect(await answer(await seal({}, {}, { ...own, kid: key.kid }))).toEqual(INVALID);
  const text = new TextEncoder().encode(JSON.stringify({ ...FIELDS, iat: seconds(), aud: AUDIENCE }));
  const direct = await new jose.CompactEncrypt(text)
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM', kid: key.kid })
    .encrypt(new Uint8Array(32));
  expect(await answer(direct)).toEqual(INVALID);
  const none = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(text).toString('base64url')}.`;
  expect(await answer(none)).toEqual(INVALID);
});

test.each(['', '.', '....', 'a.b.c.d.e', 'x'.repeat(99_000), '\u0000', '🎈'])(
  'a payload that is no seal (%#): rejected',
  async (payload) => expect(await answer(payload)).toEqual(INVALID),
);

test('requires a JSON object inside', async () => {
  for (const inside of ['"text"', '[]', 'null', '5', '{', '\uFEFF{}']) {
    const payload = await new jose.CompactEncrypt(new TextEncoder().encode(inside))
      .setProtectedHeader({ alg: 'ECDH-ES', enc: 'A256GCM', kid: key.kid })
      .encrypt(await jose.importJWK(key, 'ECDH-ES'));
    expect([inside, await answer(payload)]).toEqual([inside, INVALID]);
  }
});

test.each([
  FIELDS,
  {},
  { payload: 5 },
  { payload: 'x', username: 'x' },
  { payload: 'x'.repeat(100_001) },
  undefined,
])('a plain body (%#) is rejected with the request to seal it', async (body) => {
  const { status, message } = await send(body);
  expect({ status, message }).toEqual({ status: 400, message: 'error_encryption_required' });
});

test('opens no seal with one flipped bit, and breaks on none', async () => {
  const parts = (await seal()).split('.');
  const flipped = (index: number) => {
    const filled = [0, 2, 3, 4];
    const part = filled[index % filled.length] ?? 0;
    const bytes = Buffer.from(parts[part] ?? '', 'base64url');
    const bit = Math.floor(Math.random() * bytes.length * 8);
    bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
    return parts.map((text, at) => (at === part ? bytes.toString('base64url') : text)).join('.');
  };
  for (let round = 0; round < repeated(8, 40); round++) {
    const payloads = Array.from({ length: 25 }, (_, index) => flipped(index));
    const answers = await Promise.all(payloads.map((payload) => answer(payload)));
    answers.forEach((got, index) => void expect([payloads[index], got]).toEqual([payloads[index], INVALID]));
  }
  expect(await answer(parts.join('.'))).toEqual(OPENED);
}, 30_000);

test('publishes the next key ten days before a key expires, and opens nothing after it', async () => {
  const day = 24 * 3600 * 1000;
  const old = () => seal({ iat: seconds(days * 24 * 3600) });
  let days = 21;
  await api.advance(days * day);
  const { key: next } = await new PortalClient(api.url).sealing();
  expect(next.kid).not.toBe(key.kid);
  expect(await answer(await old())).toEqual(OPENED);
  expect(await answer(await seal({ iat: seconds(days * 24 * 3600) }, {}, next))).toEqual(OPENED);
  await api.advance(10 * day);
  days += 10;
  expect(await answer(await old())).toEqual(INVALID);
  expect(await answer(await seal({ iat: seconds(days * 24 * 3600) }, {}, next))).toEqual(OPENED);
});

test('logs nothing of this as an error', () => {
  expect(api.output()).not.toContain('call failed');
});
