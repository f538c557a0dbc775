import { createLocalJWKSet, jwtVerify } from 'jose';
import { CALLBACK, ORIGIN, type Sandbox, startSandbox } from './id.fixture.js';
import { PHONE_ERRORS } from './phone.outcome.js';

const CLIENT_ID = 'mela phones';
let sandbox: Sandbox;

beforeAll(async () => {
  sandbox = await startSandbox();
});
afterAll(() => sandbox.close());

let numbers = 0;
function newNumber(): string {
  numbers += 1;
  return `+88018${String(numbers).padStart(8, '0')}`;
}

const pageOf = (changes: Record<string, string> = {}) =>
  `/id/phone?${new URLSearchParams({
    client_id: CLIENT_ID,
    phone: newNumber(),
    state: 'state of the portal',
    nonce: 'nonce of the portal',
    redirect_uri: CALLBACK,
    lang: 'en',
    ...changes,
  })}`;

async function locationOf(url: string): Promise<string> {
  const reply = await sandbox.server.inject(url);
  expect(reply.statusCode).toBe(303);
  return String(reply.headers.location);
}

async function codesOf(phone: string): Promise<string[]> {
  const reply = await sandbox.server.inject(`/post/messages?${new URLSearchParams({ to: phone })}`);
  return reply.json().messages.map(({ code }: { code: string }) => code);
}

async function begin(changes: Record<string, string> = {}) {
  const phone = newNumber();
  const check = await locationOf(pageOf({ phone, ...changes }));
  const [code = ''] = await codesOf(phone);
  return { phone, check, code, wrong: code === '000000' ? '111111' : '000000' };
}

/** What the portal's page finds behind the hash sign. */
async function answer(check: string, fields: Record<string, string>) {
  const reply = await sandbox.submit(check, fields);
  expect(reply.statusCode).toBe(303);
  const [address, fragment] = String(reply.headers.location).split('#');
  expect(address).toBe(CALLBACK);
  return Object.fromEntries(new URLSearchParams(fragment));
}

async function verified(token = '') {
  const keys = (await sandbox.server.inject('/id/jwks')).json();
  const options = { issuer: `${ORIGIN}/id`, audience: CLIENT_ID };
  return (await jwtVerify(token, createLocalJWKSet(keys), options)).payload;
}

test('the code of the SMS proves the number, in a token of five minutes', async () => {
  const { phone, check, code } = await begin();
  const { id_token: token, ...rest } = await answer(check, { code: ` ${code.slice(0, 3)} ${code.slice(3)}` });
  expect(rest).toEqual({ state: 'state of the portal' });
  const claims = await verified(token);
  expect(claims).toMatchObject({
    phone_number: phone,
    phone_number_verified: true,
    nonce: 'nonce of the portal',
    sub: expect.any(String),
    jti: expect.any(String),
  });
  expect((claims.exp ?? 0) - (claims.iat ?? 0)).toBe(300);
  expect((await sandbox.server.inject(check)).statusCode).toBe(404);
});

test('a page that is looked at again sends no second code, another log-in does', async () => {
  const phone = newNumber();
  const page = pageOf({ phone });
  expect(await locationOf(page)).toBe(await locationOf(page));
  expect(await codesOf(phone)).toHaveLength(1);
  await locationOf(pageOf({ phone, state: 'another' }));
  expect(await codesOf(phone)).toHaveLength(2);
});

test('a code arrives whatever the portal’s own account is doing', async () => {
  await sandbox.server.inject({ method: 'PUT', url: '/post/mode', payload: { mode: 'silent' } });
  expect((await begin()).code).toMatch(/^\d{6}$/);
  await sandbox.server.inject({ method: 'PUT', url: '/post/mode', payload: { mode: 'working' } });
});

test('a wrong code has two more tries, then the portal is told', async () => {
  const { check, wrong } = await begin();
  for (const left of ['2', '1']) {
    const reply = await sandbox.submit(check, { code: wrong });
    expect([reply.statusCode, reply.body.includes(`Attempts left: ${left}.`)]).toEqual([422, true]);
  }
  const last = await answer(check, { code: wrong });
  expect(last).toEqual({ error: 'invalid_verification_code', state: 'state of the portal' });
});

test.each(['', '12345', 'abcdef'])('the code "%s" is not complete and takes no try', async (typed) => {
  const { check, code } = await begin();
  for (let time = 0; time < 4; time += 1)
    expect((await sandbox.submit(check, { code: typed })).statusCode).toBe(422);
  expect(await answer(check, { code })).toHaveProperty('id_token');
});

test.each([
  ['missing_phone_number', ''],
  ['missing_phone_number', ' '],
  ['invalid_phone_number', '01712345678'],
  ['invalid_phone_number', '+0123456789'],
  ['invalid_phone_number', '+88017123456789012'],
])('%s for "%s", at once', async (error, phone) => {
  const fragment = new URLSearchParams((await locationOf(pageOf({ phone }))).split('#')[1]);
  expect(Object.fromEntries(fragment)).toEqual({ error, state: 'state of the portal' });
});

test.each(PHONE_ERRORS)('on demand %s', async (error) => {
  const { check } = await begin();
  expect(await answer(check, { outcome: error })).toEqual({ error, state: 'state of the portal' });
});

test('on demand tokens that a portal has to refuse', async () => {
  const { phone, check } = await begin();
  const other = await verified((await answer(check, { outcome: 'wrong_number' })).id_token);
  expect(other.phone_number).not.toBe(phone);
  expect(other.phone_number).toMatch(/^\+88018\d{8}$/);
  const replayed = await answer((await begin()).check, { outcome: 'wrong_nonce' });
  expect((await verified(replayed.id_token)).nonce).not.toBe('nonce of the portal');
  const forged = await answer((await begin()).check, { outcome: 'wrong_signature' });
  await expect(verified(forged.id_token)).rejects.toThrow('signature');
  const old = await answer((await begin()).check, { outcome: 'expired_token' });
  await expect(verified(old.id_token)).rejects.toThrow('exp');
});

test.each([
  [pageOf({ client_id: 'other' }), 400],
  [pageOf({ redirect_uri: 'http://evil.example/' }), 400],
  [pageOf({ redirect_uri: `${CALLBACK}#id_token=x` }), 400],
  ['/id/phone', 400],
  ['/id/phone/checks/unknown', 404],
])('nobody is sent anywhere from %s', async (url, status) => {
  const reply = await sandbox.server.inject(url);
  expect([reply.statusCode, reply.headers.location]).toEqual([status, undefined]);
});

test.each(['en', 'bn'])('the page in %s', async (lang) => {
  const { check, phone } = await begin({ lang });
  const reply = await sandbox.server.inject(check);
  expect(reply.body).toContain(`<html lang="${lang}"`);
  expect(reply.body).toContain(phone);
  expect(reply.headers['content-security-policy']).toContain("form-action 'self' http://localhost:3000;");
});
