import { createHmac } from 'node:crypto';
import { CALLBACK, type Sandbox, startSandbox } from './id.fixture.js';

const BASE = '/id/facebook/v21.0';
const CLIENT_ID = '1234567890';
const CLIENT_SECRET = 'secret of the app';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

type Fields = Record<string, string>;

const dialogOf = (changes: Fields = {}) =>
  `${BASE}/dialog/oauth?${new URLSearchParams({
    client_id: CLIENT_ID,
    redirect_uri: CALLBACK,
    state: 'state of the portal',
    scope: 'public_profile,email',
    lang: 'en',
    ...changes,
  })}`;

async function answer(fields: Fields = {}, changes: Fields = {}): Promise<Fields> {
  const reply = await sandbox.submit(dialogOf(changes), { person: 'rahim', ...fields });
  expect(reply.statusCode).toBe(303);
  const back = new URL(String(reply.headers.location));
  expect(back.origin + back.pathname).toBe(CALLBACK);
  return Object.fromEntries(back.searchParams);
}

async function graph(path: string, query: Fields) {
  const reply = await sandbox.server.inject(`${BASE}/${path}?${new URLSearchParams(query)}`);
  return { status: reply.statusCode, body: reply.json() };
}

const exchange = (code = '', changes: Fields = {}) =>
  graph('oauth/access_token', {
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
    redirect_uri: CALLBACK,
    code,
    ...changes,
  });

async function tokenOf(fields: Fields = {}, changes: Fields = {}): Promise<string> {
  return (await exchange((await answer(fields, changes))['code'])).body.access_token;
}

const proofOf = (token: string, secret = CLIENT_SECRET) =>
  createHmac('sha256', secret).update(token).digest('hex');

const me = (token: string, changes: Fields = {}) =>
  graph('me', { fields: 'id,name,email', access_token: token, appsecret_proof: proofOf(token), ...changes });

const debug = (token: string, own = `${CLIENT_ID}|${CLIENT_SECRET}`) =>
  graph('debug_token', { input_token: token, access_token: own });

test('a log-in: code, token, person, and the token is the client’s', async () => {
  const { code, state } = await answer();
  expect(state).toBe('state of the portal');
  const { body } = await exchange(code);
  expect(body).toMatchObject({ token_type: 'bearer', expires_in: 5_184_000 });
  const person = await me(body.access_token);
  expect(person.body).toEqual({
    id: expect.stringMatching(/^\d{16}$/),
    name: 'Rahim Uddin',
    email: 'rahim@people.example',
  });
  expect((await debug(body.access_token)).body.data).toMatchObject({
    app_id: CLIENT_ID,
    user_id: person.body.id,
    is_valid: true,
    scopes: ['public_profile', 'email'],
  });
  expect((await me(await tokenOf())).body).toEqual(person.body);
});

test('a person may have no address, and tells none without the scope', async () => {
  const without = await tokenOf({ person: 'new', name: 'Karim', email: '' });
  expect((await me(without)).body).toEqual({ id: expect.any(String), name: 'Karim' });
  expect((await me(await tokenOf({}, { scope: 'public_profile' }))).body).not.toHaveProperty('email');
  expect((await me(await tokenOf(), { fields: 'id' })).body).toEqual({ id: expect.any(String) });
});

test.each(['access_denied', 'server_error', 'temporarily_unavailable'])('%s goes back', async (outcome) => {
  expect(await answer({ outcome })).toMatchObject({ error: outcome, state: 'state of the portal' });
});

test('nothing that needs an ID token is offered', async () => {
  expect((await sandbox.submit(dialogOf(), { outcome: 'wrong_nonce' })).statusCode).toBe(400);
});

test.each<[string, Fields, number]>([
  ['another secret', { client_secret: 'x' }, 1],
  ['another client', { client_id: 'x' }, 101],
  ['another address', { redirect_uri: `${CALLBACK}/other` }, 100],
  ['an invented code', { code: 'x' }, 100],
])('no token for %s', async (_name, changes, code) => {
  const { status, body } = await exchange((await answer())['code'], changes);
  expect([status, body]).toEqual([
    400,
    { error: { message: expect.any(String), type: 'OAuthException', code } },
  ]);
});

test('a code is good once, and one that is used already never', async () => {
  const { code } = await answer();
  expect((await exchange(code)).status).toBe(200);
  const used = 'This authorization code has been used.';
  expect((await exchange(code)).body.error.message).toBe(used);
  expect((await exchange((await answer({ outcome: 'code_used' }))['code'])).body.error.message).toBe(used);
});

test('a person is told to the client alone: with a good token and its proof', async () => {
  const token = await tokenOf();
  const missing = (await me(token, { appsecret_proof: '' })).body.error;
  expect(missing).toMatchObject({ type: 'GraphMethodException', code: 100 });
  expect((await me(token, { appsecret_proof: proofOf(token, 'x') })).body.error.code).toBe(100);
  expect((await me('x')).body.error).toMatchObject({ type: 'OAuthException', code: 190 });
  const expired = await tokenOf({ outcome: 'expired_token' });
  expect((await me(expired)).body.error.code).toBe(190);
  expect((await debug(expired)).body.data.is_valid).toBe(false);
});

test('a token of another client is found out by asking what it is', async () => {
  expect((await debug(await tokenOf({ outcome: 'wrong_audience' }))).body.data.app_id).toBe('somebody-else');
  expect((await debug('x')).body.data).toMatchObject({ is_valid: false });
  expect((await debug(await tokenOf(), 'x')).body.error.code).toBe(190);
});

test.each<[string, Fields]>([
  ['an unknown client', { client_id: 'other' }],
  ['a foreign address', { redirect_uri: 'http://evil.example/' }],
])('nobody is sent anywhere for %s', async (_name, changes) => {
  const reply = await sandbox.server.inject(dialogOf(changes));
  expect([reply.statusCode, reply.headers.location]).toEqual([400, undefined]);
});

test('a parameter that is given twice is refused in the shape of the rest', async () => {
  const reply = await sandbox.server.inject(`${BASE}/me?fields=id&fields=name`);
  expect([reply.statusCode, reply.json().error.code]).toEqual([400, 100]);
});
