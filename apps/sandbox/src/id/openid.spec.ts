import * as client from 'openid-client';
import { CALLBACK, ORIGIN, type Sandbox, startSandbox } from './id.fixture.js';

const CLIENT_ID = 'mela';
const CLIENT_SECRET = 'secret of the client';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

function discover(authentication = client.ClientSecretBasic(CLIENT_SECRET)): Promise<client.Configuration> {
  return client.discovery(new URL(`${ORIGIN}/id`), CLIENT_ID, undefined, authentication, {
    execute: [client.allowInsecureRequests],
    [client.customFetch]: (url, options) => sandbox.fetch(url, options),
  });
}

interface LogIn {
  config: client.Configuration;
  /** Of the consent page, path and query. */
  page: string;
  checks: { pkceCodeVerifier: string; expectedState: string; expectedNonce: string };
}

async function begin(
  changes: Record<string, string> = {},
  authentication?: client.ClientAuth,
): Promise<LogIn> {
  const config = await discover(authentication);
  const checks = {
    pkceCodeVerifier: client.randomPKCECodeVerifier(),
    expectedState: client.randomState(),
    expectedNonce: client.randomNonce(),
  };
  const address = client.buildAuthorizationUrl(config, {
    redirect_uri: CALLBACK,
    scope: 'openid profile email',
    state: checks.expectedState,
    nonce: checks.expectedNonce,
    code_challenge: await client.calculatePKCECodeChallenge(checks.pkceCodeVerifier),
    code_challenge_method: 'S256',
    lang: 'en',
    ...changes,
  });
  return { config, page: address.pathname + address.search, checks };
}

/** Where the answered page leads. */
async function answer({ page }: LogIn, fields: Record<string, string>): Promise<URL> {
  const reply = await sandbox.submit(page, { person: 'rahim', ...fields });
  expect(reply.statusCode).toBe(303);
  return new URL(String(reply.headers.location));
}

async function logIn(fields: Record<string, string>, authentication?: client.ClientAuth) {
  const begun = await begin({}, authentication);
  const back = await answer(begun, fields);
  const tokens = await client.authorizationCodeGrant(begun.config, back, begun.checks);
  return { ...begun, back, tokens, claims: tokens.claims() };
}

test.each([
  ['basic', () => client.ClientSecretBasic(CLIENT_SECRET)],
  ['post', () => client.ClientSecretPost(CLIENT_SECRET)],
])(
  'a log-in with client_secret_%s, and the same person in the token and at userinfo',
  async (_name, auth) => {
    const { config, tokens, claims } = await logIn({ outcome: 'continue' }, auth());
    expect(claims).toMatchObject({
      iss: `${ORIGIN}/id`,
      aud: CLIENT_ID,
      name: 'Rahim Uddin',
      email: 'rahim@people.example',
      email_verified: true,
    });
    const info = await client.fetchUserInfo(config, tokens.access_token, claims?.sub ?? '');
    expect(info).toEqual({
      sub: claims?.sub,
      name: 'Rahim Uddin',
      email: 'rahim@people.example',
      email_verified: true,
    });
  },
);

test('a person is the same at every log-in, by address, however it is written', async () => {
  const typed = { person: 'new', name: 'Rahim', email: 'RAHIM@people.example', outcome: 'continue' };
  const first = await logIn({});
  const second = await logIn(typed);
  const other = await logIn({ person: 'nusrat' });
  expect(second.claims?.sub).toBe(first.claims?.sub);
  expect(second.claims).toMatchObject({ name: 'Rahim', email: 'RAHIM@people.example' });
  expect(other.claims?.sub).not.toBe(first.claims?.sub);
});

test('scopes decide what is told', async () => {
  const begun = await begin({ scope: 'openid' });
  const back = await answer(begun, {});
  const tokens = await client.authorizationCodeGrant(begun.config, back, begun.checks);
  expect(tokens.claims()).not.toHaveProperty('email');
  expect(tokens.claims()).not.toHaveProperty('name');
});

test.each(['access_denied', 'server_error', 'temporarily_unavailable'])('%s goes back', async (outcome) => {
  const begun = await begin();
  const back = await answer(begun, { outcome });
  expect(back.origin + back.pathname).toBe(CALLBACK);
  await expect(client.authorizationCodeGrant(begun.config, back, begun.checks)).rejects.toMatchObject({
    error: outcome,
  });
});

test.each([
  ['wrong_nonce', /nonce/],
  ['wrong_audience', /aud/],
  ['expired_token', /exp/],
])('the client notices %s', async (outcome, about) => {
  await expect(logIn({ outcome })).rejects.toMatchObject({
    cause: { message: expect.stringMatching(about) },
  });
});

test('the client notices a wrong signature, and finds the right one right', async () => {
  const checked = async (outcome: string) => {
    const begun = await begin();
    client.enableNonRepudiationChecks(begun.config);
    return client.authorizationCodeGrant(begun.config, await answer(begun, { outcome }), begun.checks);
  };
  await expect(checked('wrong_signature')).rejects.toMatchObject({
    cause: { message: expect.stringMatching(/signature/) },
  });
  await expect(checked('continue')).resolves.toBeDefined();
});

test('an address that was never proved is told so', async () => {
  expect((await logIn({ outcome: 'unverified_email' })).claims).toMatchObject({ email_verified: false });
});

test('a code is good once, and one that is used already never', async () => {
  const { config, back, checks } = await logIn({});
  const again = client.authorizationCodeGrant(config, back, checks);
  await expect(again).rejects.toMatchObject({ error: 'invalid_grant', error_description: 'code: used' });
  await expect(logIn({ outcome: 'code_used' })).rejects.toMatchObject({ error: 'invalid_grant' });
});

test('neither another verifier nor another secret nor an invented code gets a token', async () => {
  const first = await begin();
  const checks = { ...first.checks, pkceCodeVerifier: client.randomPKCECodeVerifier() };
  const verifier = client.authorizationCodeGrant(first.config, await answer(first, {}), checks);
  await expect(verifier).rejects.toMatchObject({ error: 'invalid_grant' });
  const secret = logIn({}, client.ClientSecretPost('another'));
  await expect(secret).rejects.toMatchObject({ error: 'invalid_client', status: 401 });
  const invented = new URL(`${CALLBACK}?code=x&state=${first.checks.expectedState}&iss=${ORIGIN}/id`);
  const code = client.authorizationCodeGrant(first.config, invented, first.checks);
  await expect(code).rejects.toMatchObject({ error: 'invalid_grant', error_description: 'code: unknown' });
});

test.each([
  [{ grant_type: 'password' }, 400, 'unsupported_grant_type'],
  [{}, 400, 'invalid_request'],
  [{ grant_type: 'authorization_code', code: 'x', client_secret: 'x' }, 401, 'invalid_client'],
])('the token endpoint refuses %j', async (fields, status, error) => {
  const body = { client_id: CLIENT_ID, client_secret: CLIENT_SECRET, ...fields };
  const reply = await sandbox.submit('/id/token', body as Record<string, string>);
  expect([reply.statusCode, reply.json()]).toEqual([
    status,
    { error, error_description: expect.any(String) },
  ]);
});

test('another address than that of the authorization gets no token', async () => {
  const begun = await begin();
  const code = (await answer(begun, {})).searchParams.get('code') ?? '';
  const reply = await sandbox.submit('/id/token', {
    grant_type: 'authorization_code',
    code,
    redirect_uri: `${CALLBACK}/other`,
    code_verifier: begun.checks.pkceCodeVerifier,
    client_id: CLIENT_ID,
    client_secret: CLIENT_SECRET,
  });
  expect(reply.json()).toMatchObject({ error: 'invalid_grant' });
});

test('userinfo wants a token that is good', async () => {
  for (const authorization of ['', 'Bearer x', 'Basic x']) {
    const reply = await sandbox.server.inject({ url: '/id/userinfo', headers: { authorization } });
    expect([reply.statusCode, reply.json().error]).toEqual([401, 'invalid_token']);
  }
});

test.each([
  ['an unknown client', { client_id: 'other' }],
  ['a foreign address', { redirect_uri: 'http://evil.example/' }],
  ['an address that only begins like it', { redirect_uri: 'http://localhost:3000@evil.example/' }],
  ['an address with a fragment', { redirect_uri: `${CALLBACK}#x` }],
])('nobody is sent anywhere for %s', async (_name, changes) => {
  const { page } = await begin(changes);
  for (const reply of [await sandbox.server.inject(page), await sandbox.submit(page, { person: 'rahim' })]) {
    expect(reply.statusCode).toBe(400);
    expect(reply.headers.location).toBeUndefined();
  }
});

test.each([
  ['unsupported_response_type', { response_type: 'token' }],
  ['invalid_scope', { scope: 'email' }],
  ['invalid_request', { code_challenge_method: 'plain' }],
  ['invalid_request', { code_challenge: 'short' }],
])('%s goes back at once for %j', async (error, changes) => {
  const { page, checks } = await begin(changes);
  const reply = await sandbox.server.inject(page);
  const back = new URL(String(reply.headers.location));
  expect(back.searchParams.get('error')).toBe(error);
  expect(back.searchParams.get('state')).toBe(checks.expectedState);
});

test.each(['en', 'bn'])('the page in %s may send its form on to the client alone', async (lang) => {
  const { page } = await begin({ lang });
  const reply = await sandbox.server.inject(page);
  expect(reply.body).toContain(`<html lang="${lang}"`);
  expect(reply.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;");
  expect(reply.body).not.toContain('<script');
});

test.each([
  [{ person: 'new', name: ' ', email: 'a@b.example' }, 'Enter a name.'],
  [{ person: 'new', name: 'Karim', email: '' }, 'Enter an email address.'],
  [{ person: 'new', name: 'Karim', email: 'karim' }, 'Enter a full email address'],
])('a new person needs name and address: %j', async (fields, phrases) => {
  const { page } = await begin();
  const reply = await sandbox.submit(page, fields);
  expect(reply.statusCode).toBe(422);
  expect(reply.body).toContain(phrases);
  expect(reply.body).toContain(`value="${fields.name}"`);
});

test.each<Record<string, string>>([{ person: '__proto__' }, { outcome: 'invented' }, { other: '1' }])(
  'what the page cannot send is refused: %j',
  async (fields) => {
    const { page } = await begin();
    expect((await sandbox.submit(page, fields)).statusCode).toBe(400);
  },
);

test('the keys survive a restart, and their secret part is never told', async () => {
  const keys = (await sandbox.server.inject('/id/jwks')).json();
  expect(Object.keys(keys.keys[0]).sort()).toEqual(['alg', 'e', 'kid', 'kty', 'n', 'use']);
  const later = await sandbox.restart();
  const kept = (await later.inject('/id/jwks')).json();
  await later.close();
  expect(kept).toEqual(keys);
});
