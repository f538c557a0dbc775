import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertSession, operatorSession } from '#libs/platform/testing/test-session';

const TERMS = { kind: 'realtime', winRate: '0.20', lossRate: '0.30', betRate: '0.00' };
interface Contract {
  id: string;
  status: string;
  upline: null;
}

let db: TestDatabase;
let api: TestApi;
let who: { cookie: string; origin: string };
let agent: { id: string; account: string; token: string };
beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  who = await operatorSession(db, api.url);
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});
beforeEach(async () => {
  const { id, account } = await api.client.register();
  await db.query('update members.member set type = 1 where id = $1', [id]);
  agent = { id, account, token: await insertSession(db, { person: id, role: 'agent' }) };
});

const offer = (fields: object = {}) =>
  api.client.send<Contract>(
    'POST',
    '/wps/ops/contracts',
    { account: agent.account.toUpperCase(), terms: TERMS, ...fields },
    { headers: who, key: randomUUID() },
  );
const end = (id: string) =>
  api.client.send('POST', `/wps/ops/contracts/${id}/termination`, {}, { headers: who, key: randomUUID() });
const outcome = ({ status, body }: Reply) => [status, body.message];

test('the house offers to a top agent, who accepts, and ends it again', async () => {
  const { body } = await offer();
  const id = body.value?.id ?? '';
  expect(body.value).toMatchObject({ status: 'offered', side: 'given', upline: null });
  const path = `/wps/agent/contracts/${id}/acceptance`;
  const accepted = await api.client.send('POST', path, {}, { token: agent.token, key: randomUUID() });
  expect(accepted.body.value).toMatchObject({ status: 'active', side: 'received', upline: null });
  const { value } = (
    await api.client.send<{ list: Contract[] }>('GET', '/wps/ops/contracts?status=active', undefined, {
      headers: who,
    })
  ).body;
  expect(value?.list[0]).toMatchObject({ id, status: 'active' });
  expect((await end(id)).body.value).toMatchObject({ status: 'ending', endReason: 'upline' });
  expect(outcome(await end(id))).toEqual([409, 'error_contract_move_not_allowed']);
  const actors = await db.query<{ actor: string; action: string }>(
    'select actor, action from platform.audit where subject = $1 order by id',
    [`contract ${id}`],
  );
  expect(actors.map(({ actor, action }) => `${actor.split(' ')[0]} ${action}`)).toEqual([
    'operator contract.offered',
    'member contract.accepted',
    'operator contract.terminated',
  ]);
});

test('only to agents at the top, and within the caps', async () => {
  expect(outcome(await offer({ account: 'agenttwo' }))).toEqual([404, 'error_downline_unknown']);
  expect(outcome(await offer({ account: 'rupali' }))).toEqual([422, 'error_downline_not_agent']);
  expect(outcome(await offer({ terms: { ...TERMS, winRate: '0.41' } }))).toEqual([
    422,
    'error_contract_above_cap',
  ]);
  const [given] = await db.query<{ id: string }>(
    `select id from agency.contract where upline is not null and status = 'active' limit 1`,
  );
  expect(outcome(await end(given?.id ?? ''))).toEqual([404, 'error_not_found']);
});

test('the demonstration has contracts in every state', async () => {
  const rows = await db.query<{ status: string; count: number }>(
    `select status, count(*)::int as count from agency.contract c
     where upline is not null or downline <> $1 group by status`,
    [agent.id],
  );
  expect(rows.map(({ status }) => status).sort()).toEqual([
    'active',
    'ended',
    'ending',
    'offered',
    'rejected',
    'withdrawn',
  ]);
});
