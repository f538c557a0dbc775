import { randomInt } from 'node:crypto';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';

const SECURITY = '/wps/member/security';

const { db, api, inbox: post } = setUpTestApi({ worker: true, inbox: true });
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const newMobile = () => `+88017${randomInt(10_000_000, 99_999_999)}`;
const newEmail = () => `m${randomInt(1e12)}@example.com`;
const sealed = (method: string, path: string, fields: object, token = member.token): Promise<Reply> =>
  api.client.send(method, SECURITY + path, fields, { token, sealed: true });
const ask = (channel: 'mobile' | 'email', target: string, token = member.token): Promise<Reply> =>
  api.client.send('POST', `${SECURITY}/contact-code`, { channel, target }, { token });
const setMobile = (mobileNum: string, verificationCode: string, password = TEST_PASSWORD) =>
  sealed('PUT', '/mobile', { mobileNum, verificationCode, password });
const setEmail = (email: string, verificationCode: string, password = TEST_PASSWORD) =>
  sealed('PUT', '/email', { email, verificationCode, password });
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const overview = async () =>
  (await api.client.get<Record<string, unknown>>(SECURITY, member.token)).body.value ?? {};

async function addMobile(mobile = newMobile()): Promise<string> {
  await ask('mobile', mobile);
  await setMobile(mobile, await post.takeCode(mobile));
  return mobile;
}
async function addEmail(email = newEmail()): Promise<string> {
  await ask('email', email);
  await setEmail(email, await post.takeCode(email));
  return email;
}

test('a number counts once its code was given, however it is written', async () => {
  const mobile = newMobile();
  const socket = api.client.socket(member.token);
  await socket.ready;
  const asked = await ask('mobile', `0${mobile.slice(4)}`);
  expect([outcome(asked), asked.body.value]).toEqual([
    '200 null',
    { expiredMinutes: 1, expiresAt: expect.any(String) },
  ]);
  expect(await overview()).toMatchObject({ mobile: null });
  expect(outcome(await setMobile(`0${mobile.slice(4)}`, await post.takeCode(mobile)))).toBe('200 null');
  const masked = `+880 17•• •••${mobile.slice(-3)}`;
  expect(await overview()).toMatchObject({ mobile: { masked, verified: true } });
  expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'mobile' } });
});

test('a mail address too, in small and capital letters', async () => {
  const email = newEmail();
  await ask('email', email.toUpperCase());
  const code = await post.takeCode(email);
  expect(outcome(await setEmail(email, code))).toBe('200 null');
  expect(await overview()).toMatchObject({ email: { verified: true } });
});

test('a change is told at the old contact and at the other one, where those were proved', async () => {
  await db.query("update members.member set language = 'EN' where id = $1", [member.id]);
  const [mobile, email] = [await addMobile(), await addEmail()];
  const [next] = [await addMobile(), await addEmail()];
  await db.query('update members.member set email_verified_at = null where id = $1', [member.id]);
  await addMobile();
  const notifications = await db.query(
    'select kind, target from notifications.notification where member = $1 order by created_at, kind',
    [member.id],
  );
  expect(notifications).toEqual([
    { kind: 'email-set', target: mobile },
    { kind: 'mobile-changed', target: mobile },
    { kind: 'mobile-set', target: email },
    { kind: 'email-changed', target: email },
    { kind: 'email-set', target: next },
    { kind: 'mobile-changed', target: next },
  ]);
  for (const contact of [mobile, email])
    expect((await post.take(contact)).text).toContain(`your account ${member.account} `);
});

test('that a number is taken is told only after the right code', async () => {
  const mobile = await addMobile();
  member = await api.client.register();
  await db.query('delete from platform.limit_hit');
  expect(outcome(await ask('mobile', mobile))).toBe('200 null');
  expect(outcome(await setMobile(mobile, '000000x'))).toBe('422 error_code_wrong');
  expect(outcome(await setMobile(mobile, await post.takeCode(mobile)))).toBe('409 error_mobile_taken');
  expect(await overview()).toMatchObject({ mobile: null });
});

test('a code is good for who asked, for that contact, once', async () => {
  const [mobile, other] = [newMobile(), newMobile()];
  await ask('mobile', mobile);
  const code = await post.takeCode(mobile);
  expect(outcome(await setMobile(other, code))).toBe('422 error_code_expired');
  const owner = member;
  member = await api.client.register();
  expect(outcome(await setMobile(mobile, code))).toBe('422 error_code_expired');
  member = owner;
  const replies = await Promise.all([setMobile(mobile, code), setMobile(mobile, code)]);
  expect(replies.map(outcome).sort()).toEqual(['200 null', '422 error_code_expired']);
});

test('the password is asked for before the code is spent', async () => {
  const mobile = newMobile();
  await ask('mobile', mobile);
  const code = await post.takeCode(mobile);
  expect(outcome(await setMobile(mobile, code, 'not the one'))).toBe('422 error_password_wrong');
  expect(outcome(await setMobile(mobile, code))).toBe('200 null');
  await db.query('update members.member set password_hash = null where id = $1', [member.id]);
  const email = newEmail();
  await ask('email', email);
  expect(outcome(await setEmail(email, await post.takeCode(email), ''))).toBe('200 null');
});

test.each([
  ['mobile', '', 'field_required'],
  ['mobile', '+14155550123', 'field_dialing_code'],
  ['mobile', '017123', 'field_mobile_digits'],
  ['email', 'no-address', 'field_email_format'],
] as const)('a code to the %s %j is refused under the field', async (channel, target, code) => {
  const reply = await ask(channel, target);
  expect([reply.status, reply.body.errors]).toMatchObject([400, [{ field: 'target', code }]]);
});

test('both changes stand in the audit, masked', async () => {
  const [mobile, email] = [await addMobile(), await addEmail()];
  const audit = await db.query(
    `select action, before, after from platform.audit where actor = $1 and action like '%.changed' order by id`,
    [`member ${member.id}`],
  );
  expect(audit).toEqual([
    { action: 'mobile.changed', before: null, after: `+880 17•• •••${mobile.slice(-3)}` },
    { action: 'email.changed', before: null, after: `m${'•'.repeat(email.indexOf('@') - 1)}@example.com` },
  ]);
});
