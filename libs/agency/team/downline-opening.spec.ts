import { randomUUID } from 'node:crypto';
import { TEST_PASSWORD } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { addMember, type TreeMember } from './team.fixture.js';

const { db, api } = setUpTestApi();
let agent: TreeMember;

beforeAll(async () => {
  agent = await addMember(db, await addMember(db, null, { type: 1 }), { type: 41 });
});

const open = (fields: object, key: string = randomUUID()) =>
  api.client.send<{ id: string; account: string; type: number }>(
    'POST',
    '/wps/agent/downlines',
    { username: 'fresh1', password: TEST_PASSWORD, as: 'member', ...fields },
    { token: agent.token, sealed: true, key },
  );

test('opens an account below the agent, with a wallet and a password that has to be changed', async () => {
  const key = randomUUID();
  const first = await open({ username: 'newcomer' }, key);
  expect(first.body.value).toMatchObject({ account: 'newcomer', type: 0 });
  expect((await open({ username: 'newcomer' }, key)).body).toEqual(first.body);

  const { token } = await api.client.login('newcomer');
  const wallet = () => api.client.get('/wps/v2/wallets/balance', token);
  expect((await wallet()).body.message).toBe('error_password_change_required');
  await db.query(`update authentication.session set restricted = false`);
  expect((await wallet()).body.value).toMatchObject({ balance: '0.00' });
  const [row] = await db.query<{ parent: string; default_password: boolean; above: string[] }>(
    `select m.parent, m.default_password, array(select ancestor from members.ancestor where member = m.id
       order by depth)::text[] as above from members.member m where m.account = 'newcomer'`,
  );
  expect(row).toMatchObject({ parent: agent.id, default_password: true });
  expect(row?.above).toEqual([agent.id, expect.any(String)]);
  const acts = await db.query(`select actor, action from platform.audit where subject = $1`, [
    `member ${first.body.value?.id}`,
  ]);
  expect(acts).toContainEqual({ actor: `member ${agent.id}`, action: 'member.opened' });
});

test('gives an agent below the type of its upline', async () => {
  expect((await open({ username: 'partner1', as: 'agent' })).body.value?.type).toBe(41);
});

test('checks name and password by the rules of registration, and refuses a taken name', async () => {
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
