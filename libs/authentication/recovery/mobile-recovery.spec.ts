import { randomInt } from 'node:crypto';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Registered, type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { tablesHolding } from '#libs/platform/testing/stored-text';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { createVerificationParts, type VerificationParts } from '#libs/verification/verification.fixture';

const NEW = 'Dry-Season-43';

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let parts: VerificationParts;
let member: Registered;
let mobile: string;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  parts = await createVerificationParts(db.url, post);
  api = await startTestApi({ databaseUrl: db.url, env: post.env });
});
afterAll(async () => {
  await Promise.all([api.stop(), parts.close()]);
  await Promise.all([db.drop(), post.close()]);
});
beforeEach(async () => {
  member = await api.client.register();
  mobile = `+88018${randomInt(10_000_000, 99_999_999)}`;
  await sql(`update members.member set mobile = '${mobile}', mobile_verified_at = now() where id = $1`);
});

const sql = (text: string) => db.query<Record<string, unknown>>(text, [member.id]);
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
/** A code as the call sends it, past its proof of work. */
async function sentCode(purpose = 'recovery'): Promise<string> {
  const order = { brand: 'mela', channel: 'sms', purpose, target: mobile } as const;
  const requester = { address: '127.0.0.1', token: null, shown: false };
  await parts.codes.send({ ...order, address: '10.0.0.1', requester, language: 'EN' });
  return post.takeCode(mobile);
}
const reset = (verificationCode: string, fields: object = {}): Promise<Reply<{ token: string }>> => {
  const form = { mobileNum: mobile, verificationCode, newPassword: NEW, ...fields };
  return api.client.send('POST', '/wps/member/password/verification', form, { sealed: true });
};
const infoStatus = async (token: string) => (await api.client.get('/wps/member/info', token)).status;

test('the code sets a password and starts a session; the others end', async () => {
  await sql('update members.member set default_password = true where id = $1');
  const reply = await reset(await sentCode());
  expect(outcome(reply)).toBe('200 null');
  expect(reply.body.value).toMatchObject({ member: { id: member.id }, defaultPassword: false });
  const { token = '' } = reply.body.value ?? {};
  expect([await infoStatus(token), await infoStatus(member.token)]).toEqual([200, 401]);
  await api.client.login(member.account, NEW);
  await expect(api.client.login(member.account, TEST_PASSWORD)).rejects.toThrow('error_wrong_credentials');
  const rows = await sql(
    "select method from authentication.session where person = $1 and method = 'recovery'",
  );
  expect(rows).toHaveLength(1);
  const audit = await db.query(
    "select action, after from platform.audit where subject = $1 and action like 'password%'",
    [`member ${member.id}`],
  );
  expect(audit).toEqual([{ action: 'password.reset', after: { method: 'mobile' } }]);
});

test('a password against the rules does not spend the code', async () => {
  const code = await sentCode();
  const reply = await reset(code, { newPassword: 'short' });
  expect(reply.body.errors).toMatchObject([{ field: 'newPassword', code: 'field_password_length' }]);
  expect(outcome(await reset(code))).toBe('200 null');
});

test('whose number it is, is not told by a password that is the name, but to who has the code', async () => {
  const fields = { newPassword: member.account };
  expect(outcome(await reset('000000', fields))).toBe('422 error_code_expired');
  const reply = await reset(await sentCode(), fields);
  expect(reply.body.errors).toEqual([{ field: 'newPassword', code: 'field_password_common' }]);
});

test('what is wrong with the form is told at once, under each field', async () => {
  const reply = await reset('', { mobileNum: '', newPassword: 'short' });
  expect(reply.body.errors?.map(({ field }) => field).sort()).toEqual([
    'mobileNum',
    'newPassword',
    'verificationCode',
  ]);
});

test.each([
  ['not proved', 'mobile_verified_at = null'],
  ['of a disabled account', "status = 'disabled'"],
  ['of a closed account', "status = 'closed'"],
  ['of a trial account', 'type = 4'],
])('a right code of a number that is %s is told to be wrong', async (_, change) => {
  await sql(`update members.member set ${change} where id = $1`);
  const [mobileIsWrong] = [await reset(await sentCode())];
  expect(outcome(mobileIsWrong)).toBe('422 error_code_wrong');
  await sql("update members.member set status = 'active', type = 0 where id = $1");
  await api.client.login(member.account, TEST_PASSWORD);
});

test('a code for a log-in recovers nothing', async () => {
  expect(outcome(await reset(await sentCode('login')))).toBe('422 error_code_expired');
});

test('of many uses at once one wins', async () => {
  const code = await sentCode();
  const replies = await Promise.all(Array.from({ length: 10 }, () => reset(code)));
  expect(replies.map(outcome).sort()).toEqual([
    '200 null',
    ...Array<string>(9).fill('422 error_code_expired'),
  ]);
});

test('the password that it sets stands nowhere', async () => {
  const planted = `planted-${randomInt(1e12)}`;
  await reset(await sentCode(), { newPassword: planted });
  expect(await tablesHolding(db, planted)).toEqual([]);
  expect(api.output()).not.toContain(planted);
});
