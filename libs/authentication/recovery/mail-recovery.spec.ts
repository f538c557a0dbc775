import { randomBytes } from 'node:crypto';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { tablesHolding } from '#libs/platform/testing/stored-text';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import {
  startTestApi,
  startTestWorker,
  type TestApi,
  type TestWorker,
} from '#libs/platform/testing/test-program';

const PATH = '/wps/member/password/email';
const NEW = 'Dry-Season-43';
const MINUTE = 60_000;

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let worker: TestWorker;
let member: Registered;
let email: string;
let addresses = 0;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  await setting('recoveryWaitHours', 24);
  const env = { ...post.env, TRUSTED_PROXIES: '127.0.0.1' };
  worker = await startTestWorker({ databaseUrl: db.url, env });
  api = await startTestApi({ databaseUrl: db.url, env });
});
afterAll(async () => {
  await Promise.all([api.stop(), worker.stop()]);
  await Promise.all([db.drop(), post.close()]);
});
beforeEach(async () => {
  member = await api.client.register();
  email = `M${randomBytes(6).toString('hex')}@example.com`;
  await sql(`update members.member set email = '${email}', language = 'EN' where id = $1`);
});

/** Of the brand's log-in; for an api that starts afterwards. */
const setting = (name: string, value: unknown) =>
  db.query(
    `update site.brand set settings = jsonb_set(settings, '{identity,login}',
       coalesce(settings #> '{identity,login}', '{}') || jsonb_build_object($1::text, $2::jsonb))`,
    [name, JSON.stringify(value)],
  );
const sql = (text: string) => db.query<Record<string, unknown>>(text, [member.id]);
/** From an address of its own, so that the limit of one does not touch the next. */
const from = () => ({ 'x-forwarded-for': `10.9.${++addresses >> 8}.${addresses & 255}` });
const ask = (fields: object = {}, headers = from()): Promise<Reply> =>
  api.client.send('POST', PATH, { username: member.account, email, ...fields }, { headers });
const reset = (token: string, newPassword = NEW): Promise<Reply> =>
  api.client.send('POST', `${PATH}/reset`, { token, newPassword }, { sealed: true });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const INVALID = '422 error_reset_link_invalid';

/** The token of the next mail. */
async function tokenFrom(address = email): Promise<string> {
  const { text } = await post.take(address);
  const token = /\/forget#token=([\w-]{43})\s/.exec(text)?.[1];
  if (!token) throw new Error(`no link in: ${text}`);
  return token;
}
async function linked(): Promise<string> {
  await ask();
  return tokenFrom();
}
const enters = async (password: string) =>
  api.client.login(member.account, password).then(
    () => true,
    () => false,
  );

test('the link sets a password: sessions end, withdrawals wait, the address is proved', async () => {
  await sql('update members.member set default_password = true where id = $1');
  const body = new URLSearchParams({ username: member.account.toUpperCase(), email: email.toLowerCase() });
  const headers = { ...from(), 'content-type': 'application/x-www-form-urlencoded' };
  const asked = await api.client.send('POST', PATH, body.toString(), { headers });
  expect([outcome(asked), asked.body.value]).toEqual(['200 null', {}]);
  const [mail] = await Promise.all([post.take(email)]);
  expect(mail.text).toContain(`http://localhost:3000/forget#token=`);
  expect(mail.text).toContain(member.account);
  const token = /token=([\w-]{43})/.exec(mail.text)?.[1] ?? '';
  expect(outcome(await reset(token))).toBe('200 null');
  expect((await api.client.get('/wps/member/info', member.token)).status).toBe(401);
  expect([await enters(TEST_PASSWORD), await enters(NEW)]).toEqual([false, true]);
  const [row] = await sql(
    `select default_password, email_verified_at is not null as proved,
       withdrawals_wait_until > password_changed_at + interval '23 hours' as waits
     from members.member where id = $1`,
  );
  expect(row).toEqual({ default_password: false, proved: true, waits: true });
  const audit = await db.query(
    "select action, after from platform.audit where subject = $1 and action ~ 'password|recovery' order by id",
    [`member ${member.id}`],
  );
  expect(audit).toEqual([
    { action: 'recovery.asked', after: { method: 'email' } },
    { action: 'password.reset', after: { method: 'email' } },
  ]);
});

test('known and unknown, another address, a closed or a trial account: one answer, one row, one mail', async () => {
  const rows = async () =>
    Number((await db.query('select count(*) from authentication.reset_link'))[0]?.count);
  const before = await rows();
  const replies = [await ask({ username: 'nobodyofthatname' }), await ask({ email: 'other@example.com' })];
  for (const change of ["status = 'disabled'", "status = 'closed'", "status = 'active', type = 4"]) {
    await sql(`update members.member set ${change} where id = $1`);
    replies.push(await ask({}, from()));
  }
  await sql('update members.member set type = 0 where id = $1');
  await db.query('delete from platform.limit_hit');
  const known = await ask();
  for (const reply of replies) {
    expect([reply.status, reply.text]).toEqual([known.status, known.text]);
    expect([...reply.headers.keys()].sort()).toEqual([...known.headers.keys()].sort());
  }
  expect(await rows()).toBe(before + 6);
  await tokenFrom();
  expect(post.mails).toEqual([]);
});

test.each([
  [{ username: '' }, { field: 'username', code: 'field_required' }],
  [{ email: 'no-address' }, { field: 'email', code: 'field_email_format' }],
  [{ email: '' }, { field: 'email', code: 'field_length', params: { min: 6, max: 120 } }],
])('what is malformed stands under its field (%#)', async (fields, error) => {
  const reply = await ask(fields);
  expect([outcome(reply), reply.body.errors]).toEqual(['400 error_invalid_input', [error]]);
});

test('the fourth within an hour is answered alike and brings no mail; the eleventh of an address too', async () => {
  for (let time = 0; time < 4; time++) expect(outcome(await ask())).toBe('200 null');
  const links = () => sql('select 1 from authentication.reset_link where member = $1');
  expect(await links()).toHaveLength(3);
  await api.advance(60 * MINUTE + 1000);
  // Nothing may be under way: the worker takes several of a member's links in an order of its own.
  await db.query(
    'lock table authentication.reset_link in share row exclusive mode; update authentication.reset_link set send_at = null',
  );
  const headers = from();
  for (let time = 0; time < 10; time++) await ask({ username: `nobody${time}` }, headers);
  expect(outcome(await ask({}, headers))).toBe('200 null');
  expect(await links()).toHaveLength(3);
});

test('where the brand tells it, an unknown account is told', async () => {
  await setting('tellsUnknownAccount', true);
  const telling = await startTestApi({ databaseUrl: db.url });
  try {
    const asked = (username: string) => telling.client.send('POST', PATH, { username, email });
    expect(outcome(await asked('nobodyofthatname'))).toBe('422 error_account_unknown');
    expect(outcome(await asked(member.account))).toBe('200 null');
    await tokenFrom();
  } finally {
    await telling.stop();
    await setting('tellsUnknownAccount', false);
  }
});

describe('a link', () => {
  test('that is wrong, used, too old, of a disabled account or of another brand gets one answer', async () => {
    const used = await linked();
    await reset(used);
    const replies = [await reset(used, `${NEW}!`)];
    const old = await linked();
    await api.advance(30 * MINUTE + 1000);
    const barred = await linked();
    await sql("update members.member set status = 'disabled' where id = $1");
    for (const token of ['', 'x'.repeat(43), old, barred]) replies.push(await reset(token, `${NEW}!`));
    await db.query(
      `insert into site.brand (id, hosts, settings) select 'second', '{second.test}', settings from site.brand`,
    );
    await sql("update members.member set status = 'active', brand = 'second' where id = $1");
    replies.push(await reset(barred, `${NEW}!`));
    for (const reply of replies) expect([outcome(reply), reply.text]).toEqual([INVALID, replies[0]?.text]);
    await sql("update members.member set brand = 'mela' where id = $1");
    expect(outcome(await reset(barred))).toBe('200 null');
  });

  test('ends with the next one', async () => {
    const first = await linked();
    const second = await linked();
    expect([outcome(await reset(first)), outcome(await reset(second))]).toEqual([INVALID, '200 null']);
  });

  test('is good for nothing once the account has another address, or none', async () => {
    const token = await linked();
    for (const now of ["'other@example.com'", 'null']) {
      await sql(`update members.member set email = ${now} where id = $1`);
      expect([now, outcome(await reset(token))]).toEqual([now, INVALID]);
    }
    expect([await enters(NEW), await enters(TEST_PASSWORD)]).toEqual([false, true]);
    await sql(`update members.member set email = '${email.toLowerCase()}' where id = $1`);
    expect(outcome(await reset(token))).toBe('200 null');
  });

  test('is not spent on a password against the rules', async () => {
    const token = await linked();
    const reply = await reset(token, 'short');
    expect(reply.body.errors).toMatchObject([{ field: 'newPassword', code: 'field_password_length' }]);
    const named = await reset(token, `${member.account}99`);
    expect(named.body.errors).toEqual([{ field: 'newPassword', code: 'field_password_common' }]);
    expect(outcome(await reset(token))).toBe('200 null');
  });

  test('used a hundred times at once sets one password', async () => {
    const token = await linked();
    const replies = await Promise.all(
      Array.from({ length: 100 }, (_, index) => reset(token, `${NEW}-${index}`)),
    );
    const outcomes = replies.map(outcome);
    // A crowded api may turn some away; what counts is that nobody else gets in.
    const others = outcomes.filter((one) => one !== INVALID && one !== '503 error_service_unavailable');
    expect(others).toEqual(['200 null']);
    expect(await enters(`${NEW}-${outcomes.indexOf('200 null')}`)).toBe(true);
  });

  test('stands in no table and no log, nor does the password that it sets', async () => {
    const token = await linked();
    const planted = `planted-${randomBytes(8).toString('hex')}`;
    await reset(token, planted);
    expect(await tablesHolding(db, token, planted)).toEqual([]);
    expect(await tablesHolding(db, member.account)).toContain('members.member');
    for (const text of [token, planted]) expect(api.output() + worker.output()).not.toContain(text);
  });
});

test('a mail that is refused is tried again a minute later', async () => {
  post.refusal = 'unknown';
  await ask();
  await post.refused();
  post.refusal = null;
  await api.advance(MINUTE + 1000);
  expect(outcome(await reset(await tokenFrom()))).toBe('200 null');
});

test('a mail that was cut off is not sent again once the account has another address', async () => {
  await linked();
  const due = async () =>
    (await sql('select send_at from authentication.reset_link where member = $1'))[0]?.send_at;
  while ((await due()) !== null);
  await sql("update members.member set email = 'other@example.com' where id = $1");
  await sql('update authentication.reset_link set send_at = created_at where member = $1');
  await api.advance(1000);
  while ((await due()) !== null);
  expect(post.mails.filter(({ to }) => to === email || to === 'other@example.com')).toEqual([]);
});
