import { randomUUID } from 'node:crypto';
import { PRODUCTION } from '#libs/platform/testing/production';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession } from '#libs/platform/testing/test-session';

let db: TestDatabase;
let api: TestApi;
let token: string;

beforeAll(async () => {
  db = await createTestDatabase();
  await db.query(`update site.brand set settings = jsonb_set(settings, '{whitelabel,PHONEAUTH}', '"1"')`);
  const [member] = await db.query<{ id: string }>("select id from members.member where account = 'rupali'");
  token = await insertSession(db, { person: member?.id ?? '', role: 'member' });
  api = await startTestApi({ databaseUrl: db.url, env: PRODUCTION });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const outcome = ({ status, body }: { status: number; body: { message: string | null } }) =>
  `${status} ${body.message}`;

test('switches off every way to log in that needs another company', async () => {
  const { body } = await api.client.send<{ whitelabel: Record<string, string>; phoneCheck: unknown }>(
    'GET',
    '/wps/system/permission',
  );
  const off = ['MOBILEREG', 'MOBILELOGIN', 'SMSVERIF', 'SOCIALGOOGLE', 'SOCIALFACEBOOK', 'PHONEAUTH'];
  expect(off.map((module) => body.value?.whitelabel[module])).toEqual(off.map(() => '0'));
  expect([body.value?.whitelabel.FREEPLAY, body.value?.phoneCheck]).toEqual(['1', null]);
});

test('refuses a link by mail instead of promising it', async () => {
  const asked = { username: 'rupali', email: 'rupali@example.com' };
  const reply = await api.client.send('POST', '/wps/member/password/email', asked);
  expect(outcome(reply)).toBe('422 error_not_enabled');
});

test('neither offers nor accepts a deposit without a bank', async () => {
  const methods = await api.client.get('/wps/cashier/deposit-methods', token);
  expect(methods.body.value).toEqual([]);
  const order = await api.client.send(
    'POST',
    '/wps/cashier/deposits',
    { method: 'bank', amount: '500' },
    {
      token,
      key: randomUUID(),
    },
  );
  expect(outcome(order)).toBe('422 error_deposit_method_unknown');
});

test('starts no game and lets no page embed one without a studio', async () => {
  const [title] = await db.query<{ id: number }>(
    "select node_id as id from games.title where game_code = 'river-dice'",
  );
  const reply = await api.client.get(`/wps/game/launchGame?nodeId=${title?.id}&language=EN`, token);
  expect(outcome(reply)).toBe('503 error_vendor_maintenance');
  expect(reply.headers.get('content-security-policy')).toMatch(/; frame-src 'none';/);
});

test.each([
  ['mobile', '01712345678'],
  ['email', 'rupali@example.com'],
])('sends no code to a new %s without a provider', async (channel, target) => {
  const asked = { channel, target };
  const reply = await api.client.send('POST', '/wps/member/security/contact-code', asked, { token });
  expect(outcome(reply)).toBe('422 error_not_enabled');
});
