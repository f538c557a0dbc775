import { randomInt, randomUUID } from 'node:crypto';
import type { FactorHolder, FactorReset } from '#libs/authentication/common/factor-reset';

import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { addAuthenticator, currentCode, RECOVERY_CODE } from '#libs/platform/testing/test-authenticator';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestWorker,
  type TestApi,
  type TestWorker,
} from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';

const HOUR = 3_600_000;
type Who = { cookie: string; origin: string };

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let worker: TestWorker;
let first: Who;
let second: Who;
let member: Registered;
let mobile: string;
let email: string;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,login}',
       '{"recoveryWaitHours": 24, "factorResetWaitHours": 24}')`,
  );
  const env = { TRUSTED_PROXIES: '127.0.0.1', ...post.env };
  worker = await startTestWorker({ databaseUrl: db.url, env: post.env });
  api = await startTestApi({ databaseUrl: db.url, env });
  [first, second] = await operators();
});
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await Promise.all([db.drop(), post.close()]);
});
beforeEach(async () => {
  member = await api.client.register();
  mobile = `+88017${randomInt(10_000_000, 99_999_999)}`;
  email = `m${randomInt(1e12)}@example.com`;
  await db.query(
    `update members.member set mobile = $2, mobile_verified_at = now(), email = $3, email_verified_at = now(),
       language = 'EN' where id = $1`,
    [member.id, mobile, email],
  );
  await addAuthenticator(db, member.id);
});

/** Both of the demonstration, logged in however far the tests move the clock. */
async function operators(): Promise<[Who, Who]> {
  const both = await Promise.all([
    operatorSession(db, api.url, 'operator1'),
    operatorSession(db, api.url, 'operator2'),
  ]);
  await db.query(
    `update authentication.session set seen_at = now() + interval '9 days', expires_at = now() + interval '9 days'
     where role = 'operator'`,
  );
  return both;
}
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const send = (path: string, body: object = {}, who = first) =>
  api.client.send<FactorReset>('POST', `/wps/ops/factor-resets${path}`, body, {
    key: randomUUID(),
    headers: who,
  });
const propose = (account = member.account, who = first) =>
  send('', { account, reason: 'lost with the phone' }, who);
const get = async <Value>(path: string, who = first) =>
  (await api.client.send<Value>('GET', `/wps/ops/${path}`, undefined, { headers: who })).body.value as Value;
const holder = (who = first) => get<FactorHolder>(`factor-holder?account=${member.account}`, who);
const isOn = async () =>
  (await db.query('select 1 from authentication.totp where member = $1', [member.id])).length === 1;
const overview = async (token = member.token) =>
  (await api.client.get<{ factorResetDueAt: string | null }>('/wps/member/security', token)).body.value
    ?.factorResetDueAt;
const cancel = (token = member.token) =>
  api.client.send('POST', '/wps/member/security/totp/reset/cancellation', {}, { token });

async function proposed(): Promise<string> {
  return (await propose()).body.value?.id ?? '';
}
async function waiting(): Promise<string> {
  const id = await proposed();
  expect(outcome(await send(`/${id}/confirmation`, {}, second))).toBe('200 null');
  return id;
}
const stateOf = async (id: string) =>
  (
    await db.query<{ status: string }>('select status from authentication.factor_reset where id = $1', [id])
  )[0]?.status;

test('two operators switch it off, after the waiting time, and each contact is told before and after', async () => {
  expect(await holder()).toMatchObject({ authenticator: true, recoveryCodesLeft: 1, reset: null });
  expect((await holder()).contacts).toEqual([expect.stringMatching(/^\+880/), expect.stringMatching(/^m•/)]);
  const socket = api.client.socket(member.token);
  await socket.ready;
  const id = await waiting();
  const told = await Promise.all([post.take(mobile), post.take(email)]);
  for (const { text } of told) {
    expect(text).toContain(`a request to turn off the authenticator for your account ${member.account}`);
    expect(text).toContain('in 24 h.');
    expect(text).toContain('/member/security');
  }
  expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'authenticator' } });
  const dueAt = Date.parse((await overview()) ?? '');
  expect(await get('factor-resets')).toMatchObject({
    list: [
      { id, status: 'waiting', proposedBy: { account: 'operator1' }, confirmedBy: { account: 'operator2' } },
    ],
  });
  const found = `search=${member.account.slice(0, -1).toUpperCase()}`;
  expect(await get(`factor-resets?${found}&state=waiting`)).toMatchObject({
    list: [{ id }],
    total: 1,
    next: null,
  });
  for (const other of [`${found}&state=done`, 'search=nobody', `${found}&from=2999-01-01T00:00:00Z`])
    expect(await get(`factor-resets?${other}`)).toMatchObject({ list: [], total: 0 });
  await api.advance(23 * HOUR);
  expect([await isOn(), await stateOf(id)]).toEqual([true, 'waiting']);
  await api.advance(HOUR + 1000);
  const after = await Promise.all([post.take(mobile), post.take(email)]);
  for (const { text } of after)
    expect(text).toContain(`The authenticator for your account ${member.account} was turned off`);
  expect([await isOn(), await stateOf(id)]).toEqual([false, 'done']);
  const [row] = await db.query<{ until: Date }>(
    'select withdrawals_wait_until as until from members.member where id = $1',
    [member.id],
  );
  expect(row?.until.getTime()).toBeGreaterThan(dueAt + 23 * HOUR);
  const acts = await db.query<{ action: string; actor: string; address: string | null }>(
    `select action, actor, address from platform.audit where subject = $1 and action like 'factor-reset%' order by id`,
    [`member ${member.id}`],
  );
  expect(acts.map(({ action }) => action)).toEqual([
    'factor-reset.proposed',
    'factor-reset.confirmed',
    'factor-reset.carried-out',
  ]);
  expect(new Set(acts.map(({ actor }) => actor)).size).toBe(3);
});

test('who proposed it does not confirm it, and it is confirmed once', async () => {
  const id = await proposed();
  expect(outcome(await send(`/${id}/confirmation`))).toBe('409 error_factor_reset_own');
  expect([await stateOf(id), await overview()]).toEqual(['proposed', null]);
  const replies = await Promise.all(Array.from({ length: 4 }, () => send(`/${id}/confirmation`, {}, second)));
  expect(replies.map(outcome).sort()).toEqual([
    '200 null',
    ...Array<string>(3).fill('409 error_factor_reset_over'),
  ]);
  await cancel();
});

test('one at a time, of an account of the brand whose authenticator is on', async () => {
  await proposed();
  expect(outcome(await propose())).toBe('409 error_factor_reset_open');
  expect(outcome(await propose('nobodyofthatname'))).toBe('404 error_not_found');
  const bare = await api.client.register();
  expect(outcome(await propose(bare.account))).toBe('422 error_totp_missing');
  expect(outcome(await send(`/${randomUUID()}/confirmation`, {}, second))).toBe('404 error_not_found');
  await cancel();
});

test('the owner cancels it from any session, and it is never carried out', async () => {
  const id = await waiting();
  expect(outcome(await cancel())).toBe('200 null');
  expect([await stateOf(id), await overview()]).toEqual(['cancelled', null]);
  expect(outcome(await cancel())).toBe('409 error_factor_reset_over');
  expect(outcome(await send(`/${id}/drop`))).toBe('409 error_factor_reset_over');
  await api.advance(25 * HOUR);
  expect(await isOn()).toBe(true);
  expect(outcome(await propose())).toBe('200 null');
});

test('an operator takes it back', async () => {
  const id = await waiting();
  expect(outcome(await send(`/${id}/drop`))).toBe('200 null');
  expect(await stateOf(id)).toBe('dropped');
});

/** A log-in from an unknown address with this code of the second factor. */
async function logInWith(code: string): Promise<string> {
  const away = { 'x-forwarded-for': '203.0.113.77' };
  const form = { username: member.account, password: TEST_PASSWORD };
  const asked = await api.client.send<{ challengeId: string }>('POST', '/wps/session/login', form, {
    sealed: true,
    headers: away,
  });
  const proof = { challengeId: asked.body.value?.challengeId, method: 'totp', code };
  const passed = await api.client.send('POST', '/wps/session/verification', proof, {
    sealed: true,
    headers: away,
  });
  return outcome(passed);
}
const setPaymentPassword = async (factorCode: string) => {
  const password = { newPassword: 'Pay-2468', confirmNewPassword: 'Pay-2468' };
  const path = '/wps/member/security/payment-password';
  const form = { ...password, factorCode };
  return outcome(await api.client.send('PUT', path, form, { token: member.token, sealed: true }));
};

describe.each([
  ['a log-in', logInWith],
  ['a protected act', setPaymentPassword],
])('%s', (_, act) => {
  test('with the code of the authenticator ends it: who has the authenticator has not lost it', async () => {
    const id = await waiting();
    expect(await act(currentCode())).toBe('200 null');
    expect(await stateOf(id)).toBe('cancelled');
  });

  test('with a recovery code leaves it for the owner to keep or cancel', async () => {
    const id = await waiting();
    expect(await act(RECOVERY_CODE)).toBe('200 null');
    expect([await stateOf(id), typeof (await overview())]).toEqual(['waiting', 'string']);
    expect(outcome(await cancel())).toBe('200 null');
  });
});

test('a cancelled reset is told at each proved contact, so that no stranger hides one', async () => {
  await waiting();
  await Promise.all([post.take(mobile), post.take(email)]);
  expect(outcome(await cancel())).toBe('200 null');
  for (const { text } of await Promise.all([post.take(mobile), post.take(email)]))
    expect(text).toContain(
      `the request to turn off the authenticator for your account ${member.account} was cancelled`,
    );
});

test('no member and no guest comes near it', async () => {
  const path = '/wps/ops/factor-resets';
  const form = { account: member.account, reason: 'mine' };
  const tried = await api.client.send('POST', path, form, { token: member.token, key: randomUUID() });
  expect([401, 403]).toContain(tried.status);
});

test('the database takes no confirmation by who proposed it', async () => {
  const id = await proposed();
  const confirmed = db.query(
    'update authentication.factor_reset set confirmed_by = proposed_by where id = $1',
    [id],
  );
  await expect(confirmed).rejects.toThrow('check');
});
