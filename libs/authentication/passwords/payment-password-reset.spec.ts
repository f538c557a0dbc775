import { randomInt } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';

const SECURITY = '/wps/member/security';
const [OLD, NEW] = ['pay-2468', 'pay-1357'];

const {
  db,
  api,
  inbox: post,
} = setUpTestApi({
  worker: true,
  inbox: true,
  settings: { 'identity.login.recoveryWaitHours': 24 },
});
let member: Registered;
let email: string;
let mobile: string;

beforeEach(async () => {
  member = await api.client.register();
  email = `m${randomInt(1e12)}@example.com`;
  mobile = `+88017${randomInt(10_000_000, 99_999_999)}`;
  await db.query(
    `update members.member set mobile = $2, mobile_verified_at = now(), email = $3, email_verified_at = now(),
       language = 'EN' where id = $1`,
    [member.id, mobile, email],
  );
  await set(OLD);
});

const sealed = (path: string, fields: object): Promise<Reply> =>
  api.client.send('PUT', SECURITY + path, fields, { token: member.token, sealed: true });
const set = (newPassword: string, oldPassword?: string) =>
  sealed('/payment-password', { newPassword, confirmNewPassword: newPassword, oldPassword });
const ask = (method: 'mobile' | 'email'): Promise<Reply> =>
  api.client.send('POST', `${SECURITY}/payment-password/code`, { method }, { token: member.token });
const reset = (method: string, code: string, fields: object = {}) =>
  sealed('/payment-password/reset', {
    ...{ method, code, password: TEST_PASSWORD, newPassword: NEW, confirmNewPassword: NEW },
    ...fields,
  });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
/** Whether it is the payment password, asked as a change of it. */
const counts = async (password: string) => (await set(`${password}-2`, password)).status === 200;

test('a code to the mobile number sets another one: withdrawals wait, and the owner is told', async () => {
  expect(outcome(await ask('mobile'))).toBe('200 null');
  expect(outcome(await reset('mobile', await post.takeCode(mobile)))).toBe('200 null');
  const [row] = await db.query(
    `select withdrawals_wait_until > now() + interval '23 hours' as waits from members.member where id = $1`,
    [member.id],
  );
  expect(row).toEqual({ waits: true });
  const notifications = await Promise.all([post.take(mobile), post.take(email)]);
  for (const { text } of notifications)
    expect(text).toContain(`payment password for your account ${member.account}`);
  const audit = await db.query(
    "select action, after from platform.audit where subject = $1 and action like 'payment-password.%' order by id desc limit 1",
    [`member ${member.id}`],
  );
  expect(audit).toEqual([{ action: 'payment-password.reset', after: { method: 'mobile' } }]);
  expect([await counts(OLD), await counts(NEW)]).toEqual([false, true]);
});

test('a code by mail, and the authenticator, do the same; what was locked is open again', async () => {
  for (let n = 0; n < 5; n++) await set(NEW, 'wrong-one');
  expect(outcome(await set(NEW, OLD))).toBe('423 error_payment_password_locked');
  await ask('email');
  expect(outcome(await reset('email', await post.takeCode(email)))).toBe('200 null');
  expect(await counts(NEW)).toBe(true);
  const started = await api.client.send<{ secret: string }>(
    'POST',
    `${SECURITY}/totp`,
    { password: TEST_PASSWORD },
    { token: member.token, sealed: true },
  );
  const secret = Secret.fromBase32(started.body.value?.secret ?? '');
  const confirmed = await api.client.send<{ recoveryCodes: string[] }>(
    'PUT',
    `${SECURITY}/totp`,
    { code: TOTP.generate({ secret }) },
    { token: member.token, sealed: true },
  );
  const [recoveryCode = ''] = confirmed.body.value?.recoveryCodes ?? [];
  expect(outcome(await reset('totp', recoveryCode))).toBe('200 null');
});

test('nothing less does', async () => {
  await ask('email');
  const code = await post.takeCode(email);
  const wrong = code === '000000' ? '000001' : '000000';
  expect(outcome(await reset('email', code, { password: 'not the one' }))).toBe('422 error_password_wrong');
  expect(outcome(await reset('email', wrong))).toBe('422 error_code_wrong');
  expect(outcome(await reset('mobile', code))).toBe('422 error_code_expired');
  expect(outcome(await reset('totp', code))).toBe('422 error_code_wrong');
  expect((await reset('email', code, { newPassword: TEST_PASSWORD })).body.errors).toContainEqual({
    field: 'confirmNewPassword',
    code: 'field_mismatch',
  });
  expect(await counts(OLD)).toBe(true);
});

test('whether the new one is that of the log-in is told to who gives that alone', async () => {
  await ask('email');
  const code = await post.takeCode(email);
  const same = { newPassword: TEST_PASSWORD, confirmNewPassword: TEST_PASSWORD };
  const replies = [
    await reset('email', code, { password: 'not the one' }),
    await reset('email', code, { ...same, password: 'not the one' }),
  ];
  expect(replies.map(outcome)).toEqual(Array(2).fill('422 error_password_wrong'));
  const told = await reset('email', code, same);
  expect([outcome(told), told.body.errors]).toEqual([
    '400 error_invalid_input',
    [{ field: 'newPassword', code: 'field_password_reused' }],
  ]);
  expect(await counts(OLD)).toBe(true);
});

test('a contact that was never proved gets no code', async () => {
  await db.query('update members.member set mobile_verified_at = null where id = $1', [member.id]);
  expect(outcome(await ask('mobile'))).toBe('422 error_not_enabled');
  expect(outcome(await reset('mobile', '000000'))).toBe('422 error_not_enabled');
});

test('who has none sets the first one, and resets nothing', async () => {
  member = await api.client.register();
  expect(outcome(await reset('email', '000000'))).toBe('422 error_payment_password_missing');
});
