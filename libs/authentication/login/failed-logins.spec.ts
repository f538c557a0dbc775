import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { createVerificationParts, type VerificationParts } from '#libs/verification/verification.fixture';
import { Browser, outcome } from './browser.fixture.js';

let db: TestDatabase;
let post: TestInbox;
let parts: VerificationParts;
let api: TestApi;
let home: Browser;
let away: Browser;
let id: string;
let account: string;
let number = 0;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,login,captchaAfter}', '1000000')`,
  );
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
  ({ id, account } = (await home.register()).member);
});

const change = (changes: string) => db.query(`update members.member set ${changes} where id = $1`, [id]);
/** What is on record of somebody who was refused at this address. */
const recorded = async (address = away.address) =>
  db.query<{ action: string; subject: string; after: object }>(
    `select action, subject, after from platform.audit
     where address = $1 and actor = 'guest' order by id`,
    [address],
  );
const failed = (method: string, subject = `member ${id}`) => ({
  action: 'login.failed',
  subject,
  after: { method },
});

test('a wrong password is on record, without anything that was typed', async () => {
  await away.login(account, { password: 'typed-secret-1' });
  await away.login('typed-secret-2', { password: 'typed-secret-1' });
  expect(await recorded()).toEqual([failed('password'), failed('password', 'unknown member')]);
  const rows = await db.query("select 1 from platform.audit a where a::text like '%typed-secret%'");
  expect(rows).toEqual([]);
});

test('a lock is one row, however often somebody knocks at it', async () => {
  for (let n = 0; n < 25; n++) await away.login(account, { password: 'not the one' });
  expect(outcome(await away.login(account))).toBe('423 error_login_locked');
  expect(await recorded()).toEqual([
    ...Array<object>(10).fill(failed('password')),
    { action: 'login.locked', subject: `member ${id}`, after: { method: 'password' } },
  ]);
});

test('a right password of an account that may not come in is one row an hour', async () => {
  await change("status = 'disabled'");
  for (let n = 0; n < 3; n++) expect(outcome(await home.login(account))).toBe('403 error_account_disabled');
  const row = { action: 'login.refused', subject: `member ${id}`, after: { method: 'password' } };
  expect(await recorded(home.address)).toEqual([row]);
});

test('a device whose account may not come in is one row an hour', async () => {
  await home.login(account, { rememberMe: true });
  await change("status = 'disabled'");
  for (let n = 0; n < 3; n++) expect(outcome(await home.resume())).toBe('403 error_account_disabled');
  const row = { action: 'login.refused', subject: `member ${id}`, after: { method: 'resume' } };
  expect(await recorded(home.address)).toEqual([row]);
});

test('a right answer to the step-up of an account that may not come in is on record', async () => {
  await change(`profile = '{"payeeName":"Rupali Begum"}'`);
  const { challengeId } = (await away.login(account)).body.value as unknown as { challengeId: string };
  await change("status = 'disabled'");
  const reply = await away.verify({ challengeId, method: 'bank-name', code: 'Rupali Begum' });
  expect(outcome(reply)).toBe('403 error_account_disabled');
  const row = { action: 'login.refused', subject: `member ${id}`, after: { method: 'bank-name' } };
  expect(await recorded()).toEqual([row]);
});

test('a wrong code of a log-in by SMS is on record, and one that nobody was sent is not', async () => {
  const target = `+88017${10_000_000 + number}`;
  await change(`mobile = '${target}', mobile_verified_at = now()`);
  const guess = () => away.login(target, { type: 'sms', password: 'x' });
  expect(outcome(await guess())).toBe('422 error_code_expired');
  expect(await recorded()).toEqual([]);
  const { address } = away;
  const requester = { address, token: null, shown: false };
  const to = { channel: 'sms', purpose: 'login', target, address, requester, language: 'EN' } as const;
  await parts.codes.send({ brand: 'mela', ...to });
  expect(outcome(await guess())).toBe('422 error_code_wrong');
  expect(await recorded()).toEqual([failed('sms')]);
});

test('a wrong answer to the step-up is on record', async () => {
  await change(`profile = '{"payeeName":"Rupali Begum"}'`);
  const reply = await away.login(account);
  const { challengeId } = reply.body.value as unknown as { challengeId: string };
  await away.verify({ challengeId, method: 'bank-name', code: 'Somebody Else' });
  expect(await recorded()).toEqual([failed('bank-name')]);
});

test('whoever disables a member or lets one in again, is on record', async () => {
  await change("status = 'disabled'");
  await change("status = 'active'");
  await change('vip_rank = 1');
  const rows = await db.query(
    `select actor, action, before, after from platform.audit
     where subject = $1 and action in ('member.disabled', 'member.enabled') order by id`,
    [`member ${id}`],
  );
  const actor = expect.stringMatching(/^database \w+$/);
  expect(rows).toEqual([
    { actor, action: 'member.disabled', before: { status: 'active' }, after: { status: 'disabled' } },
    { actor, action: 'member.enabled', before: { status: 'disabled' }, after: { status: 'active' } },
  ]);
});
