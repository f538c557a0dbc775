import { solveBotCheck } from '#libs/platform/testing/bot-check';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertCaptcha } from '#libs/verification/captchas/captcha.fixture';

const HOUR_MS = 3_600_000;
const RULES = {
  freePerAddressHour: 3,
  perAddressDay: 6,
  namesPerAddressHour: 2,
  invitationChecksPerMinute: 3,
};

let db: TestDatabase;
let api: TestApi;
let number = 0;
let address: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,registration}', $1::jsonb)`,
    [JSON.stringify(RULES)],
  );
  api = await startTestApi({ databaseUrl: db.url, env: { TRUSTED_PROXIES: '127.0.0.1' } });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
beforeEach(() => {
  number += 1;
  address = `198.51.100.${number}`;
});

const headers = () => ({ 'x-forwarded-for': address });
function register(changes: object = {}): Promise<Reply> {
  number += 1;
  const username = `visitor${number}`;
  const form = { username, password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD, terms: true, age: true };
  const fields = { ...form, ...changes };
  return api.client.send('PUT', '/wps/member/register', fields, { sealed: true, headers: headers() });
}
const human = async () => ({ ...(await insertCaptcha(db)), botCheck: await solveBotCheck(api.client) });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const checks = async () => {
  const { body } = await api.client.send('GET', '/wps/member/register/checks', undefined, {
    headers: headers(),
  });
  return body.value;
};
async function fill(times: number): Promise<void> {
  for (let n = 0; n < times; n++) expect(outcome(await register())).toBe('200 null');
}

test('the fourth registration of an address in an hour has to prove a person, others need not', async () => {
  await fill(2);
  expect(await checks()).toEqual({ captcha: false, botCheck: false });
  await fill(1);
  expect(await checks()).toEqual({ captcha: true, botCheck: true });
  const refused = await register();
  expect([outcome(refused), refused.body.value]).toEqual(['422 error_captcha_required', { captcha: true }]);
  expect(outcome(await register(await insertCaptcha(db)))).toBe('422 error_bot_check_required');
  expect(outcome(await register({ ...(await human()), captcha: 'wrong' }))).toBe('422 error_captcha_wrong');
  expect(outcome(await register(await human()))).toBe('200 null');
  const same = address;
  address = '203.0.113.1';
  await fill(1);
  address = same;
  await api.advance(HOUR_MS + 1000);
  await fill(1);
});

test('of many at once no more than three go free', async () => {
  const replies = await Promise.all(Array.from({ length: 6 }, () => register()));
  expect(replies.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(3);
  expect(await register(await human())).toMatchObject({ status: 200 });
});

test('captcha and proof of work are used up only where the fields are right', async () => {
  await fill(3);
  const proof = await human();
  expect(outcome(await register({ ...proof, age: false }))).toBe('400 error_invalid_input');
  expect(outcome(await register(proof))).toBe('200 null');
  expect(outcome(await register(proof))).toBe('422 error_bot_check_failed');
});

test('an address has so many a day; what failed was none', async () => {
  expect(outcome(await register({ terms: false }))).toBe('400 error_invalid_input');
  await fill(3);
  for (let n = 0; n < 3; n++) expect(outcome(await register(await human()))).toBe('200 null');
  const refused = await register(await human());
  expect(outcome(refused)).toBe('429 error_too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(22 * 3600);
});

test('who is told of taken names too often has to prove a person', async () => {
  const { account } = await api.client.register();
  for (let n = 0; n < 2; n++)
    expect(outcome(await register({ username: account.toUpperCase() }))).toBe('409 error_account_taken');
  expect(await checks()).toEqual({ captcha: true, botCheck: true });
  expect(outcome(await register({ username: account }))).toBe('422 error_captcha_required');
  expect(outcome(await register({ username: account, ...(await human()) }))).toBe('409 error_account_taken');
});

test('an address asks for invitations so often a minute', async () => {
  const ask = () => api.client.send('GET', '/wps/agent/affiliate?code=1', undefined, { headers: headers() });
  for (let n = 0; n < 3; n++) expect(outcome(await ask())).toBe('200 null');
  const refused = await ask();
  expect(outcome(refused)).toBe('429 error_too_many_requests');
  expect(Number(refused.headers.get('retry-after'))).toBeLessThanOrEqual(60);
  await api.advance(61_000);
  expect(outcome(await ask())).toBe('200 null');
});
