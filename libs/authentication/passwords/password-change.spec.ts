import { randomUUID } from 'node:crypto';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { tablesHolding } from '#libs/platform/testing/stored-text';

const NEW = 'Dry-Season-43';
const PAYMENT = 'pay-for-it-1';

const { db, api } = setUpTestApi();
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const change = (fields: object = {}, token = member.token): Promise<Reply> => {
  const form = { oldPassword: TEST_PASSWORD, newPassword: NEW, confirmNewPassword: NEW, ...fields };
  return api.client.send('POST', '/wps/member/password', form, { token, sealed: true });
};
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const enters = async (password: string) =>
  api.client.login(member.account, password).then(
    () => true,
    () => false,
  );
const statusOf = async (token: string) => (await api.client.get('/wps/member/info', token)).status;
const sql = (text: string) => db.query<Record<string, unknown>>(text, [member.id]);

test('the new password counts from now on, here the session stays, elsewhere it ends', async () => {
  const elsewhere = await api.client.login(member.account);
  const [here, there] = [api.client.socket(member.token), api.client.socket(elsewhere.token)];
  await Promise.all([here.ready, there.ready]);
  expect(outcome(await change())).toBe('200 null');
  expect(await there.waitFor('session.ended')).toMatchObject({ data: { reason: 'password_changed' } });
  expect(await here.waitFor('member.updated')).toMatchObject({ data: { changed: 'password' } });
  expect([await statusOf(member.token), await statusOf(elsewhere.token)]).toEqual([200, 401]);
  expect([await enters(TEST_PASSWORD), await enters(NEW)]).toEqual([false, true]);
  const { body } = await api.client.get<{ passwordChangedAt: string }>('/wps/member/security', member.token);
  expect(body.value?.passwordChangedAt).toEqual(expect.any(String));
});

test.each([
  [
    { newPassword: 'short', confirmNewPassword: 'short' },
    { field: 'newPassword', code: 'field_password_length', params: { min: 8, max: 64 } },
  ],
  [
    { newPassword: 'password1', confirmNewPassword: 'password1' },
    { field: 'newPassword', code: 'field_password_common' },
  ],
  [{ confirmNewPassword: `${NEW}!` }, { field: 'confirmNewPassword', code: 'field_mismatch' }],
  [{ oldPassword: '' }, { field: 'oldPassword', code: 'field_required' }],
  [
    { newPassword: TEST_PASSWORD, confirmNewPassword: TEST_PASSWORD },
    { field: 'newPassword', code: 'field_password_same' },
  ],
  [
    { newPassword: PAYMENT, confirmNewPassword: PAYMENT },
    { field: 'newPassword', code: 'field_password_reused' },
  ],
])('what is wrong stands under its field (%#)', async (fields, error) => {
  const form = { newPassword: PAYMENT, confirmNewPassword: PAYMENT };
  const path = '/wps/member/security/payment-password';
  await api.client.send('PUT', path, form, { token: member.token, sealed: true });
  const reply = await change(fields);
  expect([outcome(reply), reply.body.errors]).toEqual(['400 error_invalid_input', [error]]);
  expect(await enters(TEST_PASSWORD)).toBe(true);
});

test.each([
  ['the own name', () => member.account],
  ['the own name backwards, and a year', () => `${[...member.account].reverse().join('')}-1990`],
  ['the brand', () => 'Mela@2025'],
  ['the own mail address', () => 'rosegarden77'],
  ['the own number', () => '01712345678'],
])('%s is no password', async (_, password) => {
  await sql(
    "update members.member set email = 'rosegarden@example.com', mobile = '+8801712345678' where id = $1",
  );
  const newPassword = password();
  const reply = await change({ newPassword, confirmNewPassword: newPassword });
  expect(reply.body.errors).toEqual([{ field: 'newPassword', code: 'field_password_common' }]);
  await sql('update members.member set mobile = null where id = $1');
});

test('five wrong old ones lock it for a quarter of an hour, whoever else is right', async () => {
  const replies = await Promise.all(
    Array.from({ length: 12 }, (_, index) => change({ oldPassword: `guess-${index}` })),
  );
  const outcomes = replies.map(outcome).sort();
  expect(outcomes).toEqual([
    ...Array<string>(5).fill('422 error_password_wrong'),
    ...Array<string>(7).fill('423 error_login_locked'),
  ]);
  const locked = await change();
  expect([outcome(locked), locked.body.params]).toEqual(['423 error_login_locked', { minutes: 15 }]);
  await api.advance(15 * 60_000 + 1000);
  expect(outcome(await change())).toBe('200 null');
});

test('an account without a password has none to change', async () => {
  await sql('update members.member set password_hash = null where id = $1');
  expect(outcome(await change())).toBe('422 error_password_missing');
});

test('a restricted session is free afterwards, and the flag is gone', async () => {
  await sql('update authentication.session set restricted = true where person = $1');
  await sql(
    'update members.member set default_password = true, password_expires_at = registered_at where id = $1',
  );
  expect(await statusOf(member.token)).toBe(403);
  expect(outcome(await change())).toBe('200 null');
  expect(await statusOf(member.token)).toBe(200);
  expect(await sql('select default_password, password_expires_at from members.member where id = $1')).toEqual(
    [{ default_password: false, password_expires_at: null }],
  );
});

test('of two changes at once one counts', async () => {
  const replies = await Promise.all([
    change(),
    change({ newPassword: `${NEW}!`, confirmNewPassword: `${NEW}!` }),
  ]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', '422 error_password_wrong']);
});

test('after five in a day it waits, so that nobody tries out the payment password', async () => {
  const passwords = [TEST_PASSWORD, ...Array.from({ length: 6 }, () => `p-${randomUUID()}`)];
  const outcomes: string[] = [];
  for (let at = 0; at < 6; at++) {
    const [oldPassword, newPassword] = passwords.slice(at, at + 2);
    outcomes.push(outcome(await change({ oldPassword, newPassword, confirmNewPassword: newPassword })));
  }
  expect(outcomes).toEqual([...Array<string>(5).fill('200 null'), '429 error_too_many_requests']);
});

test('what the old password had opened ends with it', async () => {
  const [device, own] = [randomUUID(), randomUUID()];
  await db.query(
    `insert into authentication.device (id, brand, validator_hash, rotated_at, resumes, resumes_until, user_agent, created_at, seen_at)
     select id, 'mela', '', now(), $1, now() + interval '1 day', 'test', now(), now() from unnest($2::uuid[]) id`,
    [member.id, [device, own]],
  );
  await db.query('update authentication.session set device = $2 where person = $1', [member.id, own]);
  await db.query(
    `insert into authentication.step_up (id, member, address, site, remember, methods, created_at, expires_at)
     values ($2, $1, '10.0.0.1', 'member', false, '{totp}', now(), now() + interval '1 hour')`,
    [member.id, randomUUID()],
  );
  await db.query(
    `insert into authentication.reset_link (id, member, email, address, token_hash, created_at, expires_at)
     values ($2, $1, 'a@example.com', '10.0.0.1', '\\x01', now(), now() + interval '1 hour')`,
    [member.id, randomUUID()],
  );
  await change();
  const open = await sql(
    `select (select array_agg(id) from authentication.device where resumes = $1) as resumes,
       (select count(*) from authentication.step_up where member = $1 and used_at is null)::int as checks,
       (select count(*) from authentication.reset_link where member = $1 and expires_at > now() + interval '30 minutes')::int
         as links`,
  );
  expect(open).toEqual([{ resumes: [own], checks: 0, links: 0 }]);
});

test('a proved mail address is told, any other is not', async () => {
  await sql("update members.member set email = 'a@example.com' where id = $1");
  await change();
  const notifications = () =>
    sql('select kind, channel, target from notifications.notification where member = $1');
  expect(await notifications()).toEqual([]);
  await sql('update members.member set email_verified_at = now() where id = $1');
  await change({ oldPassword: NEW, newPassword: TEST_PASSWORD, confirmNewPassword: TEST_PASSWORD });
  expect(await notifications()).toEqual([
    { kind: 'password-changed', channel: 'mail', target: 'a@example.com' },
  ]);
});

test('it is kept in the audit, the passwords nowhere', async () => {
  const planted = `planted-${randomUUID()}`;
  await change({ newPassword: planted, confirmNewPassword: planted });
  await change({ oldPassword: planted, newPassword: 'x', confirmNewPassword: planted });
  const audit = await db.query(
    "select action from platform.audit where actor = $1 and action like 'password%'",
    [`member ${member.id}`],
  );
  expect(audit).toEqual([{ action: 'password.changed' }]);
  expect(await tablesHolding(db, planted)).toEqual([]);
  expect(api.output()).not.toContain(planted);
});
