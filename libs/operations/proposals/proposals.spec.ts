import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, startTestWorker, type TestApi } from '#libs/platform/testing/test-program';
import {
  insertOperator,
  insertSession,
  operatorHeaders,
  operatorSession,
} from '#libs/platform/testing/test-session';
import type { ProposalValue } from '../common/proposal.calls.js';

type Who = Record<string, string>;

const ADMINISTRATOR = [
  'operator.change',
  'operator.confirm',
  'operator.disable',
  'operator.read',
  'proposal.read',
  'role.change',
  'role.confirm',
  'role.read',
];

let db: TestDatabase;
let api: TestApi;
let first: Who;
let second: Who;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  first = await operatorSession(db, api.url, 'admin1');
  second = await operatorSession(db, api.url, 'admin2');
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const post = <Value = unknown>(headers: Who, path: string, body: object = {}, method = 'POST') =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers });

const newRole = () => `r-${randomUUID().slice(0, 8)}`;
const propose = (who: Who, role: string, permissions: string[], reason = 'a new task') =>
  post<{ proposal: ProposalValue }>(who, `roles/${role}`, { permissions, reason }, 'PUT');
async function proposed(who: Who, role: string, permissions: string[]): Promise<string> {
  return (await propose(who, role, permissions)).body.value?.proposal.id ?? '';
}
const approve = (who: Who, id: string) => post<ProposalValue>(who, `proposals/${id}/approval`);
const permissionsOf = async (role: string) =>
  (
    await db.query<{ permissions: string[] }>(
      'select permissions from authentication.operator_role where name = $1',
      [role],
    )
  )[0]?.permissions;

async function administrator(): Promise<{ id: string; headers: Who }> {
  const id = await insertOperator(db, ADMINISTRATOR);
  return { id, headers: operatorHeaders(await insertSession(db, { person: id, role: 'operator' }), api.url) };
}

test('a role changes when a second administrator approves, and counts for the next call', async () => {
  const role = newRole();
  const { body } = await propose(first, role, ['deposit.read', 'withdrawal.read']);
  expect(body.value?.proposal).toMatchObject({
    act: 'role.change',
    subject: `role ${role}`,
    state: 'open',
    proposedBy: { account: 'admin1' },
    changes: [{ field: 'permissions', before: [], after: ['deposit.read', 'withdrawal.read'] }],
  });
  expect(await permissionsOf(role)).toBeUndefined();
  const approved = await approve(second, body.value?.proposal.id ?? '');
  expect(approved.body.value).toMatchObject({ state: 'approved', decidedBy: { account: 'admin2' } });
  expect(await permissionsOf(role)).toEqual(['deposit.read', 'withdrawal.read']);
});

test('nobody approves the own act: not the proposer, nor another account in the same browser, nor by SQL', async () => {
  const id = await proposed(first, newRole(), ['deposit.read']);
  expect(outcome(await approve(first, id))).toBe('409 error_proposal_own');
  const browser = randomUUID();
  await db.query('update operations.proposal set proposed_browser = $2 where id = $1', [id, browser]);
  const other = await administrator();
  await db.query('update authentication.session set browser = $2 where person = $1', [other.id, browser]);
  expect(outcome(await approve(other.headers, id))).toBe('409 error_proposal_own');
  await expect(
    db.query(
      `update operations.proposal set state = 'approved', decided_by = proposed_by, decided_at = now() where id = $1`,
      [id],
    ),
  ).rejects.toThrow('proposal_check');
  expect(outcome(await approve(second, id))).toBe('200 null');
});

test('one person has one account at a brand', async () => {
  await expect(
    db.query(
      `insert into authentication.operator (brand, account, password_hash, totp_secret, person_key)
       select brand, 'another-name', 'none', 'none', upper(person_key) from authentication.operator where account = 'admin1'`,
    ),
  ).rejects.toThrow('operator_person');
});

test('of two who approve at once one does, and the act runs once', async () => {
  const role = newRole();
  const id = await proposed(first, role, ['deposit.read']);
  const { headers } = await administrator();
  const answers = (await Promise.all([approve(second, id), approve(headers, id)])).map(outcome);
  expect(answers.sort()).toEqual(['200 null', '409 error_proposal_over']);
  const records = await db.query(
    `select 1 from platform.audit where action = 'role.changed' and subject = $1`,
    [`role ${role}`],
  );
  expect(records).toHaveLength(1);
});

test('a proposal on a role that changed meanwhile is refused', async () => {
  const role = newRole();
  await approve(second, await proposed(first, role, ['deposit.read']));
  const id = await proposed(first, role, ['deposit.read', 'payment.read']);
  await db.query('update authentication.operator_role set version = version + 1 where name = $1', [role]);
  expect(outcome(await approve(second, id))).toBe('409 error_proposal_stale');
});

test('a proposal of somebody who has lost the permission is refused', async () => {
  const proposer = await administrator();
  const id = await proposed(proposer.headers, newRole(), ['deposit.read']);
  await db.query('delete from authentication.operator_grant where operator = $1', [proposer.id]);
  expect(outcome(await approve(second, id))).toBe('409 error_proposal_stale');
});

test('a proposal of somebody who was disabled meanwhile is refused', async () => {
  const proposer = await administrator();
  const id = await proposed(proposer.headers, newRole(), ['deposit.read']);
  await db.query(`update authentication.operator set status = 'disabled' where id = $1`, [proposer.id]);
  expect(outcome(await approve(second, id))).toBe('409 error_proposal_stale');
});

test('who may read proposals and not confirm them neither approves nor rejects', async () => {
  const id = await proposed(first, newRole(), ['deposit.read']);
  const person = await insertOperator(db, ['proposal.read']);
  const headers = operatorHeaders(await insertSession(db, { person, role: 'operator' }), api.url);
  expect(outcome(await approve(headers, id))).toBe('403 error_permission_missing');
  const rejection = await post(headers, `proposals/${id}/rejection`, { reason: 'not now' });
  expect(rejection.body).toMatchObject({
    message: 'error_permission_missing',
    params: { permission: 'role.confirm' },
  });
});

test('the proposer takes a proposal back, another one rejects it with a reason, and then it is over', async () => {
  const role = newRole();
  const withdrawn = await proposed(first, role, ['deposit.read']);
  expect(outcome(await propose(second, role, ['payment.read']))).toBe('409 error_proposal_open');
  expect(outcome(await post(second, `proposals/${withdrawn}/withdrawal`))).toBe('403 error_forbidden');
  expect(outcome(await post(first, `proposals/${withdrawn}/withdrawal`))).toBe('200 null');
  const rejected = await proposed(first, role, ['deposit.read']);
  expect(outcome(await post(first, `proposals/${rejected}/rejection`, { reason: 'my own' }))).toBe(
    '409 error_proposal_own',
  );
  const reply = await post<ProposalValue>(second, `proposals/${rejected}/rejection`, {
    reason: 'not needed',
  });
  expect(reply.body.value).toMatchObject({ state: 'rejected', decisionReason: 'not needed' });
  for (const id of [withdrawn, rejected])
    expect(outcome(await approve(second, id))).toBe('409 error_proposal_over');
  expect(await permissionsOf(role)).toBeUndefined();
});

test('after 72 hours a proposal is over, and the worker says so', async () => {
  const id = await proposed(first, newRole(), ['deposit.read']);
  await db.query(`update operations.proposal set expires_at = now() - interval '1 second' where id = $1`, [
    id,
  ]);
  expect(outcome(await approve(second, id))).toBe('409 error_proposal_over');
  const worker = await startTestWorker({ databaseUrl: db.url });
  const state = async () =>
    (await db.query<{ state: string }>('select state from operations.proposal where id = $1', [id]))[0]
      ?.state;
  while ((await state()) === 'open');
  expect(await state()).toBe('expired');
  await worker.stop();
});

test('a role takes known permissions only, and a proposal that changes nothing is refused', async () => {
  const unknown = await propose(first, newRole(), ['money.print']);
  expect(unknown.body).toMatchObject({ errors: [{ field: 'permissions', code: 'field_invalid' }] });
  const held = await permissionsOf('technician');
  const same = await propose(first, 'technician', held?.toReversed() ?? []);
  expect(outcome(same)).toBe('422 error_nothing_changed');
});

test('two administrators are left by every change of roles, and one by every disabling', async () => {
  const blind = ADMINISTRATOR.filter((permission) => permission !== 'proposal.read');
  const proposal = await proposed(first, 'administrator', blind);
  const others = await db.query<{ id: string }>(
    `update authentication.operator set status = 'disabled' where account not like 'admin_' returning id`,
  );
  expect(outcome(await approve(second, proposal))).toBe('409 error_last_administrator');
  const id = (account: string) =>
    db.query<{ id: string }>('select id from authentication.operator where account = $1', [account]);
  const [one] = await id('admin1');
  const [two] = await id('admin2');
  expect(outcome(await post(first, `operators/${two?.id}/disabling`, { reason: 'left the firm' }))).toBe(
    '200 null',
  );
  expect(outcome(await post(first, `operators/${one?.id}/disabling`, { reason: 'me too' }))).toBe(
    '409 error_last_administrator',
  );
  await db.query(`update authentication.operator set status = 'active' where id = any($1::bigint[])`, [
    [...others.map((other) => other.id), two?.id],
  ]);
  second = await operatorSession(db, api.url, 'admin2');
  await post(first, `proposals/${proposal}/withdrawal`);
});

test('a disabled operator is out at once, calls and sockets, on record with the reason; back by two', async () => {
  const person = await insertOperator(db, ['deposit.read']);
  const headers = operatorHeaders(await insertSession(db, { person, role: 'operator' }), api.url);
  const socket = api.client.socket(undefined, undefined, headers);
  await socket.ready;
  const reply = await post(first, `operators/${person}/disabling`, { reason: 'a lost laptop' });
  expect(reply.body.value).toMatchObject({ status: 'disabled' });
  await socket.waitFor('session.ended');
  expect((await api.client.send('GET', '/wps/ops/deposits', undefined, { headers })).status).toBe(401);
  const records = await db.query(
    `select actor, after from platform.audit where subject = $1 and action = 'operator.disabled'`,
    [`operator ${person}`],
  );
  expect(records).toEqual([
    { actor: expect.stringMatching(/^operator \d+$/), after: { reason: 'a lost laptop' } },
  ]);
  const back = await post<{ proposal: ProposalValue }>(first, `operators/${person}/enabling`, {
    reason: 'found',
  });
  expect(outcome(await approve(second, back.body.value?.proposal.id ?? ''))).toBe('200 null');
  const [operator] = await db.query('select status from authentication.operator where id = $1', [person]);
  expect(operator).toEqual({ status: 'active' });
});

test('an operator gets roles by two administrators, and only roles that there are', async () => {
  const person = await insertOperator(db, []);
  const change = (roles: string[]) =>
    post<{ proposal: ProposalValue }>(first, `operators/${person}/roles`, {
      roles,
      reason: 'joins the cashiers',
    });
  expect(outcome(await change(['no-such-role']))).toBe('422 error_role_unknown');
  const { body } = await change(['cashier', 'support']);
  expect(outcome(await approve(second, body.value?.proposal.id ?? ''))).toBe('200 null');
  const list = await api.client.send<{ list: { id: string; roles: string[] }[] }>(
    'GET',
    '/wps/ops/operators',
    undefined,
    {
      headers: first,
    },
  );
  expect(list.body.value?.list.find(({ id }) => id === person)?.roles).toEqual(['cashier', 'support']);
});

test('proposals are read page by page, and found by subject, proposer, id and state', async () => {
  const by = await administrator();
  const ids: string[] = [];
  for (const role of ['list-one', 'list-two', 'list-three'])
    ids.unshift(await proposed(by.headers, role, ['deposit.read']));
  await post(by.headers, `proposals/${ids[0]}/withdrawal`);
  const list = async (query: string) =>
    (
      await api.client.send<{ list: ProposalValue[]; next: string | null }>(
        'GET',
        `/wps/ops/proposals?${query}`,
        undefined,
        { headers: first },
      )
    ).body.value;
  const found = async (query: string) => (await list(query))?.list.map(({ id }) => id);
  const page = await list('search=role+LIST-&pageSize=2');
  expect(page?.list.map(({ id }) => id)).toEqual(ids.slice(0, 2));
  expect(await found(`search=role+LIST-&pageSize=2&after=${page?.next}`)).toEqual(ids.slice(2));
  const [account] =
    (await list('search=role+list-one'))?.list.map(({ proposedBy }) => proposedBy.account) ?? [];
  expect(await found(`search=${account}&state=open`)).toEqual(ids.slice(1));
  expect(await found(`search=${ids[1]?.slice(0, 13)}`)).toEqual([ids[1]]);
  expect(await found('search=role+list-&from=2999-01-01T00:00:00Z')).toEqual([]);
});
