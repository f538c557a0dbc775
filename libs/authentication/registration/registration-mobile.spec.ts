import { solveBotCheck } from '#libs/platform/testing/bot-check';
import { startTestInbox, type TestInbox } from '#libs/platform/testing/inbox.fixture';
import { type Reply, TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';

let db: TestDatabase;
let post: TestInbox;
let api: TestApi;
let number = 0;

beforeAll(async () => {
  [db, post] = await Promise.all([createTestDatabase(), startTestInbox()]);
  await db.query(
    `update site.brand set settings = jsonb_set(settings, '{registerRules}', settings->'registerRules' || $1::jsonb)`,
    [JSON.stringify({ mobileNum: rule(6, 20), verificationCode: rule(4, 10) })],
  );
  api = await startTestApi({ databaseUrl: db.url, env: post.env });
});
afterAll(async () => {
  await post.close();
  await api.stop();
  await db.drop();
});

const rule = (minLength: number, maxLength: number) => ({
  enabled: true,
  required: false,
  acceptedPattern: '*',
  patternId: 0,
  minLength,
  maxLength,
});
const newNumber = () => {
  number += 1;
  return `0171${String(number).padStart(7, '0')}`;
};
const e164 = (mobileNum: string) => `+88${mobileNum}`;
const passwords = { password: TEST_PASSWORD, confirmPassword: TEST_PASSWORD };
const agreed = { terms: true, age: true };
const byMobile = (fields: object): Promise<Reply> =>
  api.client.send('PUT', '/wps/member/register/mobile', { ...agreed, ...fields }, { sealed: true });
const byName = (fields: object): Promise<Reply> => {
  number += 1;
  const form = { username: `owner${number}`, ...passwords, ...agreed, ...fields };
  return api.client.send('PUT', '/wps/member/register', form, { sealed: true });
};
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
async function codeFor(mobileNum: string): Promise<string> {
  const order = { mobileNum, botCheck: await solveBotCheck(api.client) };
  const reply = await api.client.send('POST', '/wps/verification/sms/register', order);
  if (!reply.body.success) throw new Error(reply.text);
  return post.takeCode(e164(mobileNum));
}
const memberOf = async ({ body }: Reply) => {
  const { member } = body.value as { member: { id: string; account: string } };
  const [row] = await db.query(
    `select account, mobile, mobile_verified_at is not null as proved from members.member where id = $1`,
    [member.id],
  );
  return row;
};

test('a mobile number that its code proves is the name of the account', async () => {
  const mobileNum = newNumber();
  const verificationCode = await codeFor(mobileNum);
  const reply = await byMobile({ mobileNum, verificationCode, ...passwords });
  expect(outcome(reply)).toBe('200 null');
  expect(await memberOf(reply)).toEqual({
    account: e164(mobileNum).slice(1),
    mobile: e164(mobileNum),
    proved: true,
  });
  expect((await api.client.login(e164(mobileNum).slice(1))).account).toBe(e164(mobileNum).slice(1));
});

test('its owner logs in by the number, however it is written, and all ways to write it count together', async () => {
  const mobileNum = newNumber();
  const verificationCode = await codeFor(mobileNum);
  await byMobile({ mobileNum, verificationCode, ...passwords });
  const account = e164(mobileNum).slice(1);
  const ways = [
    mobileNum,
    ` ${mobileNum.slice(0, 5)}-${mobileNum.slice(5)} `,
    `+880 ${mobileNum.slice(1)}`,
    account,
  ];
  for (const way of ways) expect((await api.client.login(way)).account).toBe(account);
  const guess = async (username: string) =>
    outcome(
      await api.client.send(
        'POST',
        '/wps/session/login',
        { username, password: 'not the one' },
        { sealed: true },
      ),
    );
  for (const way of ways.slice(1)) expect(await guess(way)).toBe('401 error_wrong_credentials');
  expect(await guess(mobileNum)).toBe('422 error_captcha_required');
});

test("a member's own code counts for a number as it does for a name", async () => {
  const friend = await api.client.register();
  const own = await api.client.get<{ code: string }>('/wps/member/referral-code', friend.token);
  const mobileNum = newNumber();
  const verificationCode = await codeFor(mobileNum);
  const referral = { referralCode: own.body.value?.code };
  const { body } = await byMobile({ mobileNum, verificationCode, ...passwords, ...referral });
  const [kept] = await db.query(
    'select m.parent, i.referrer from members.member m join members.invitation i on i.id = m.invitation where m.id = $1',
    [(body.value as { member: { id: string } }).member.id],
  );
  expect(kept).toEqual({ parent: null, referrer: friend.id });
});

test('a code proves its number alone, and one account', async () => {
  const mobileNum = newNumber();
  expect(outcome(await byMobile({ mobileNum, verificationCode: '000000', ...passwords }))).toBe(
    '422 error_code_expired',
  );
  const verificationCode = await codeFor(mobileNum);
  expect(outcome(await byMobile({ mobileNum: newNumber(), verificationCode, ...passwords }))).toBe(
    '422 error_code_expired',
  );
  const wrong = verificationCode === '111111' ? '222222' : '111111';
  expect(outcome(await byMobile({ mobileNum, verificationCode: wrong, ...passwords }))).toBe(
    '422 error_code_wrong',
  );
  expect(outcome(await byMobile({ mobileNum, verificationCode, ...passwords }))).toBe('200 null');
  expect(outcome(await byMobile({ mobileNum, verificationCode, ...passwords }))).toBe(
    '422 error_code_expired',
  );
});

test('a code that a slip of the finger came with is still good', async () => {
  const mobileNum = newNumber();
  const verificationCode = await codeFor(mobileNum);
  expect(outcome(await byName({ mobileNum, verificationCode, age: false }))).toBe('400 error_invalid_input');
  const { account } = await api.client.register();
  expect(outcome(await byName({ username: account, mobileNum, verificationCode }))).toBe(
    '409 error_account_taken',
  );
  const reply = await byName({ mobileNum, verificationCode });
  expect(await memberOf(reply)).toMatchObject({ mobile: e164(mobileNum), proved: true });
});

test('a proved number is one account’s, also of two who have its code; others may give it unproved', async () => {
  const mobileNum = newNumber();
  expect(await memberOf(await byName({ mobileNum }))).toMatchObject({
    mobile: e164(mobileNum),
    proved: false,
  });
  const verificationCode = await codeFor(mobileNum);
  expect(outcome(await byMobile({ mobileNum, verificationCode, ...passwords }))).toBe('200 null');
  expect(await memberOf(await byName({ mobileNum }))).toMatchObject({ proved: false });
  await api.advance(61_000);
  const another = await codeFor(mobileNum);
  expect(outcome(await byName({ mobileNum, verificationCode: another }))).toBe('409 error_mobile_taken');
  await api.advance(61_000);
  const third = await codeFor(mobileNum);
  expect(outcome(await byMobile({ mobileNum, verificationCode: third, ...passwords }))).toBe(
    '409 error_mobile_taken',
  );
});

test.each(['০১৭৯০০০০০০১', '+880 1790-000001', '8801790000001'])(
  'the number %s is read as one',
  async (typed) => {
    const reply = await byName({ mobileNum: typed });
    expect(await memberOf(reply)).toMatchObject({ mobile: '+8801790000001' });
  },
);

test.each([
  [{ mobileNum: '12345678' }, 'mobileNum'],
  [{ mobileNum: '01712345678', countryDialingCode: '91' }, 'mobileNum'],
  [{ mobileNum: '+1 202 555 0143' }, 'mobileNum'],
  [{ verificationCode: '123456' }, 'mobileNum'],
  [{ mobileNum: '01712345678', idToken: 'x' }, 'idToken'],
  [{ mobileNum: '01712345678', channel: 'sms' }, 'channel'],
])('%j is refused under %s', async (fields, field) => {
  const { status, body } = await byName(fields);
  expect([status, body.errors?.map((error) => error.field)]).toEqual([400, [field]]);
});
