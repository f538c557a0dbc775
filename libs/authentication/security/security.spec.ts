import { type Registered, type Reply } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { maskedEmail, maskedMobile } from './masked.js';

const { db, api } = setUpTestApi();
let member: Registered;

beforeEach(async () => {
  member = await api.client.register();
});

const give = (realName: string): Promise<Reply> =>
  api.client.send(
    'PUT',
    '/wps/member/security/real-name',
    { realName },
    { token: member.token, sealed: true },
  );
const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const realName = async () =>
  (await api.client.get<{ realName: string }>('/wps/member/security', member.token)).body.value?.realName;

test('the real name is given once, in any script', async () => {
  const socket = api.client.socket(member.token);
  await socket.ready;
  expect(outcome(await give(' রহিম   উদ্দিন '))).toBe('200 null');
  expect(await socket.waitFor('member.updated')).toMatchObject({ data: { changed: 'real-name' } });
  expect(await realName()).toBe('রহিম উদ্দিন');
  expect(outcome(await give('রহিম উদ্দিন'))).toBe('409 error_real_name_fixed');
  const audit = await db.query(
    "select after from platform.audit where actor = $1 and action = 'real-name.given'",
    [`member ${member.id}`],
  );
  expect(audit).toEqual([{ after: { realName: 'রহিম উদ্দিন' } }]);
});

test('of two at once one stands', async () => {
  const names = ['Rahim Uddin', 'Karim Uddin'];
  const outcomes = (await Promise.all(names.map(give))).map(outcome);
  expect([...outcomes].sort()).toEqual(['200 null', '409 error_real_name_fixed']);
  expect(await realName()).toBe(names[outcomes.indexOf('200 null')]);
});

test.each([
  ['', 'field_required'],
  ['R', 'field_length'],
  ['R'.repeat(81), 'field_length'],
  ['R2 D2', 'field_real_name_format'],
  ['<b>Rupali</b>', 'field_real_name_format'],
])('%j is no name', async (name, code) => {
  expect((await give(name)).body.errors).toMatchObject([{ field: 'realName', code }]);
  expect(await realName()).toBeNull();
});

test('the last twenty log-ins are shown, the newest first, and nobody else’s', async () => {
  await db.query(
    `insert into authentication.session
       (id, token_hash, person, role, brand, address, user_agent, method, started_at, seen_at, expires_at, ended_at)
     select gen_random_uuid(), decode(md5(n || $1), 'hex'), $1::bigint, 'member', 'mela', '10.0.0.' || n, 'Test ' || n,
       'sms', now() - n * interval '1 hour', now(), now(), now() from generate_series(1, 25) n`,
    [member.id],
  );
  await api.client.register();
  const { body } = await api.client.get<{ list: Record<string, unknown>[] }>(
    '/wps/member/security/logins',
    member.token,
  );
  const list = body.value?.list ?? [];
  expect(list).toHaveLength(20);
  expect(list[0]).toMatchObject({ method: 'register', endedAt: null });
  expect(list[19]).toMatchObject({ address: '10.0.0.19', userAgent: 'Test 19', method: 'sms' });
});

test.each([
  ['+8801712345678', '+880 17•• •••678'],
  ['+14155550123', '+1 41•• •••123'],
])('of %s is shown %s', (mobile, masked) => {
  expect(maskedMobile(mobile)).toBe(masked);
});

test('of a mail address the first sign and the domain are shown', () => {
  expect(maskedEmail('rupali@example.com')).toBe('r•••••@example.com');
});
