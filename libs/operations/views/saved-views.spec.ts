import { randomUUID } from 'node:crypto';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import { insertOperator, insertSession, operatorHeaders } from '#libs/platform/testing/test-session';
import type { SavedView } from '../common/saved-views.calls.js';

type Who = Record<string, string>;

const { db, api } = setUpTestApi();
let own: Who;
let other: Who;
let manager: Who;

beforeEach(async () => {
  const session = async (permissions: string[] = []) => {
    const person = await insertOperator(db, permissions);
    return operatorHeaders(await insertSession(db, { person, role: 'operator' }), api.url);
  };
  [own, other, manager] = [await session(), await session(), await session(['view.manage'])];
});
afterEach(() => db.query('delete from operations.saved_view'));

const send = <Value>(headers: Who, method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/views/${path}`, body, { headers });
const save = (who: Who, name: string, filters: object = { queue: 'sent' }, list = 'withdrawals') =>
  send<SavedView>(who, 'PUT', list, { name, filters });
const share = (who: Who, name: string, filters: object = { queue: 'sent' }) =>
  send<SavedView>(who, 'PUT', 'withdrawals', { name, filters, shared: true });
const outcome = ({ status, body }: { status: number; body: { message: string | null } }) =>
  `${status} ${body.message}`;
const names = async (who: Who, list = 'withdrawals') =>
  (await send<{ list: SavedView[] }>(who, 'GET', list)).body.value?.list.map(({ name }) => name);

test('a view is kept for its operator and its queue alone, and the same name again replaces it', async () => {
  await save(own, 'Sent today', { queue: 'sent', mine: '1' });
  await save(own, 'big ones', { amountFrom: '5000' });
  await save(own, 'Reported', { state: 'open' }, 'deposits');
  await save(own, 'BIG ones', { amountFrom: '9000' });
  expect(await names(own)).toEqual(['BIG ones', 'Sent today']);
  expect(await names(own, 'deposits')).toEqual(['Reported']);
  expect(await names(other)).toEqual([]);
  const { body } = await send<{ list: SavedView[] }>(own, 'GET', 'withdrawals');
  expect(body.value?.list.map(({ filters }) => filters)).toEqual([
    { amountFrom: '9000' },
    { queue: 'sent', mine: '1' },
  ]);
});

test("an operator deletes the own views, and nobody else's", async () => {
  const id = (await save(own, 'mine')).body.value?.id;
  expect((await send(other, 'DELETE', `withdrawals/${id}`)).status).toBe(404);
  expect((await send(own, 'DELETE', `withdrawals/${randomUUID()}`)).status).toBe(404);
  expect((await send(own, 'DELETE', `withdrawals/${id}`)).status).toBe(200);
  expect(await names(own)).toEqual([]);
});

test('a shared view is seen by all operators of the brand, and changed by its author or who manages views', async () => {
  await save(own, 'Big');
  const shared = (await share(own, 'big', { amountFrom: '5000' })).body.value;
  expect(await names(own)).toEqual(['big']); // the own view of the name became the shared one
  expect(await names(other)).toEqual(['big']);
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.test}', settings from site.brand where id = 'mela'`,
  );
  await db.query(`update operations.saved_view set brand = 'other' where id = $1`, [shared?.id]);
  expect(await names(other)).toEqual([]);
  await db.query(`update operations.saved_view set brand = 'mela' where id = $1`, [shared?.id]);
  expect(outcome(await share(other, 'BIG'))).toBe('409 error_view_name_taken');
  expect(await send(other, 'DELETE', `withdrawals/${shared?.id}`)).toMatchObject({
    status: 403,
    body: { message: 'error_permission_missing', params: { permission: 'view.manage' } },
  });
  await save(other, 'big'); // beside the shared one
  expect(await names(other)).toEqual(['big', 'big']);
  const changed = (await share(manager, 'big', { amountFrom: '9000' })).body.value;
  expect(changed).toMatchObject({ id: shared?.id, author: shared?.author, filters: { amountFrom: '9000' } });
  expect((await send(manager, 'DELETE', `withdrawals/${shared?.id}`)).status).toBe(200);
  expect(await names(own)).toEqual([]);
  const audit = await db.query(
    `select action, before->'filters' as before, after->'filters' as after from platform.audit where subject = $1 order by id`,
    [`view ${shared?.id}`],
  );
  expect(audit).toEqual([
    { action: 'view.saved', before: { queue: 'sent' }, after: { amountFrom: '5000' } },
    { action: 'view.saved', before: { amountFrom: '5000' }, after: { amountFrom: '9000' } },
    { action: 'view.deleted', before: { amountFrom: '9000' }, after: null },
  ]);
});

test('each operator has one view with which a list opens, an own or a shared one', async () => {
  const shared = (await share(own, 'shared')).body.value?.id;
  const mine = (await save(other, 'mine')).body.value?.id;
  const choose = (who: Who, id: string | null | undefined) => send(who, 'PUT', 'withdrawals/default', { id });
  const defaults = async (who: Who) =>
    (await send<{ list: SavedView[] }>(who, 'GET', 'withdrawals')).body.value?.list
      .filter(({ isDefault }) => isDefault)
      .map(({ name }) => name);
  expect((await choose(other, shared)).status).toBe(200);
  expect([await defaults(other), await defaults(own)]).toEqual([['shared'], []]);
  await choose(other, mine);
  expect(await defaults(other)).toEqual(['mine']);
  expect(outcome(await choose(own, mine))).toBe('404 error_not_found');
  await choose(other, null);
  expect(await defaults(other)).toEqual([]);
  await choose(other, shared);
  await send(own, 'DELETE', `withdrawals/${shared}`);
  expect(await defaults(other)).toEqual([]);
});

test('a queue has twenty views of an operator at most, also if many are saved at once', async () => {
  const answers = await Promise.all(Array.from({ length: 24 }, (_, n) => save(own, `view ${n}`)));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(20);
  expect(answers.find(({ status }) => status !== 200)?.body).toMatchObject({
    message: 'error_too_many_views',
    params: { max: 20 },
  });
});

test.each([
  ['no name', { name: '  ', filters: {} }],
  ['a long name', { name: 'n'.repeat(41), filters: {} }],
  ['filters that are no texts', { name: 'x', filters: { queue: 7 } }],
  [
    'too many filters',
    { name: 'x', filters: Object.fromEntries(Array.from({ length: 21 }, (_, n) => [n, ''])) },
  ],
])('refuses %s', async (_, body) => {
  expect((await send(own, 'PUT', 'withdrawals', body)).status).toBe(400);
});
