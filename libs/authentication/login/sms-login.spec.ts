import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { createVerificationParts, type VerificationParts } from '#libs/verification/verification.fixture';
import { Browser, cameIn, outcome } from './browser.fixture.js';

let db: TestDatabase;
let post: TestInbox;
let parts: VerificationParts;
let api: TestApi;
let home: Browser;
let away: Browser;
let id: string;
let mobile: string;
let number = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  post = await startTestInbox();
  parts = await createVerificationParts(db.url, post);
  api = await startTestApi({ databaseUrl: db.url, env: { TRUSTED_PROXIES: '127.0.0.1', ...post.env } });
});
afterAll(async () => {
  await Promise.all([api.stop(), post.close(), parts.close()]);
  await db.drop();
});
beforeEach(async () => {
  number += 1;
  home = new Browser(api, `198.51.100.${number}`);
  away = new Browser(api, `203.0.113.${number}`);
  ({ id } = (await home.register()).member);
  mobile = `+88017${10_000_000 + number}`;
  await change('mobile = $2, mobile_verified_at = now()', mobile);
});

const change = (changes: string, ...values: unknown[]) =>
  db.query(`update members.member set ${changes} where id = $1`, [id, ...values]);
async function code(purpose = 'login', target = mobile): Promise<string> {
  await db.query('delete from platform.limit_hit');
  const requester = { address: away.address, token: null, shown: false };
  const to = { channel: 'sms', purpose, target, address: away.address, requester } as const;
  await parts.codes.send({ brand: 'mela', language: 'EN', ...to });
  return post.takeCode(target);
}
const login = (password: string, fields: object = {}) =>
  away.login(mobile, { type: 'sms', password, ...fields });

test('number and code start a session: no step-up, no change of the password', async () => {
  await change(`default_password = true, profile = '{"payeeName":"Rupali Begum"}'`);
  const value = cameIn(await login(` ${await code()} `, { rememberMe: true }));
  expect(value).toMatchObject({ unverified: false, defaultPassword: false, member: { id } });
  expect((await api.client.get('/wps/member/info', value.token)).status).toBe(200);
  const methods = await db.query(
    'select method from authentication.session where person = $1 and method <> $2',
    [id, 'register'],
  );
  expect(methods).toEqual([{ method: 'sms' }]);
  expect((await away.resume()).body.value).toMatchObject({ member: { id } });
});

test.each([
  ['with the trunk zero', (digits: string) => `0${digits}`, {}],
  ['spaced, with its country', (digits: string) => `+880 ${digits.slice(0, 4)} ${digits.slice(4)}`, {}],
  ['with the country beside it', (digits: string) => digits, { countryDialingCode: '+880' }],
])('the number is read %s', async (_, write, fields) => {
  const password = await code();
  const reply = await away.login(write(mobile.slice(4)), { type: 'sms', password, ...fields });
  expect(outcome(reply)).toBe('200 null');
});

test('a number that is none is refused under its field', async () => {
  const { status, body } = await away.login('12', { type: 'sms', password: '123456' });
  expect([status, body.errors?.[0]?.field]).toEqual([400, 'username']);
});

test('a right code to a number that no account has proved is wrong, in the same words', async () => {
  await change('mobile_verified_at = null');
  const unknown = await login(await code());
  await change('mobile_verified_at = now()');
  const right = await code();
  const wrong = await login(right === '000000' ? '111111' : '000000');
  expect([outcome(unknown), outcome(wrong)]).toEqual(Array(2).fill('422 error_code_wrong'));
  expect(Object.keys(unknown.body)).toEqual(Object.keys(wrong.body));
});

test('a code is good once, and for its purpose alone', async () => {
  const password = await code();
  expect((await login(await code('recovery'))).status).toBe(422);
  expect(outcome(await login(password))).toBe('200 null');
  expect((await login(password)).status).toBe(422);
});

test.each([
  [`status = 'disabled'`, '403 error_account_disabled'],
  [`status = 'closed'`, '403 error_non_member'],
])('where %s nobody comes in', async (state, answer) => {
  await change(state);
  expect(outcome(await login(await code()))).toBe(answer);
});

test('on the site of the agents only agents come in', async () => {
  expect(outcome(await login(await code(), { site: 'agent' }))).toBe('403 error_not_agent');
});

test('without the switch of the brand there is no such log-in', async () => {
  await db.query(`update site.brand set settings = jsonb_set(settings, '{whitelabel,MOBILELOGIN}', '"0"')`);
  const without = await startTestApi({ databaseUrl: db.url });
  expect(outcome(await new Browser(without).login(mobile, { type: 'sms' }))).toBe('422 error_not_enabled');
  await without.stop();
});
