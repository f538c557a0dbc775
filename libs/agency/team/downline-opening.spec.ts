import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { plant, type TreeMember } from './team.fixture.js';

let db: TestDatabase;
let api: TestApi;
let agent: TreeMember;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  agent = await plant(db, await plant(db, null, { type: 1 }), { type: 41 });
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const open = (fields: object, key: string = randomUUID()) =>
  api.client.send<{ id: string; account: string; type: number }>(
    'POST',
    '/wps/agent/downlines',
    { username: 'fresh1', password: TEST_PASSWORD, as: 'member', ...fields },
    { token: agent.token, sealed: true, key },
  );

test('an account opens below the agent with a wallet, and its owner has to change the password first', async () => {
  const key = randomUUID();
  const first = await open({ username: 'newcomer' }, key);
  expect(first.body.value).toMatchObject({ account: 'newcomer', type: 0 });
  expect((await open({ username: 'newcomer' }, key)).body).toEqual(first.body);

  const { token } = await api.client.login('newcomer');
  const wallet = () => api.client.get('/wps/v2/wallets/balance', token);
  expect((await wallet()).body.message).toBe('error_password_change_required');
  await db.query(`update identity.session set restricted = false`);
  expect((await wallet()).body.value).toMatchObject({ balance: '0.00' });
  const [row] = await db.query<{ parent: string; default_password: boolean; above: string[] }>(
    `select m.parent, m.default_password, array(select ancestor from identity.ancestor where member = m.id
       order by depth)::text[] as above from identity.member m where m.account = 'newcomer'`,
  );
  expect(row).toMatchObject({ parent: agent.id, default_password: true });
  expect(row?.above).toEqual([agent.id, expect.any(String)]);
  const acts = await db.query(`select actor, action from platform.audit where subject = $1`, [
    `member ${first.body.value?.id}`,
  ]);
  expect(acts).toContainEqual({ actor: `member ${agent.id}`, action: 'member.opened' });
});

test('an agent below has the type of the agent', async () => {
  expect((await open({ username: 'partner1', as: 'agent' })).body.value?.type).toBe(41);
});

test('name and password obey the rules of registration, and a taken name is told', async () => {
  const { status, body } = await open({ username: '1', password: 'short' });
  expect([status, body.errors?.map(({ field }) => field)]).toEqual([400, ['username', 'password']]);
  expect((await open({ password: 'password1' })).body.errors).toMatchObject([
    { code: 'field_password_common' },
  ]);
  expect((await open({ username: 'newcomer3', password: 'Newcomer@2025' })).body.errors).toEqual([
    { field: 'password', code: 'field_password_common' },
  ]);
  expect((await open({ username: 'NEWCOMER' })).body.message).toBe('error_account_taken');
});
