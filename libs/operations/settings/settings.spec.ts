import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
import type { SettingReach } from '#libs/site/common/setting-reach';
import type { ProposalValue } from '../common/proposal.calls.js';

type Who = Record<string, string>;
interface Held {
  version: number;
  settings: BrandSettings;
}

let db: TestDatabase;
let api: TestApi;
let administrator: Who;
let first: Who;
let second: Who;

beforeAll(async () => {
  db = await createTestDatabase();
  api = await startTestApi({ databaseUrl: db.url });
  administrator = await operatorSession(db, api.url, 'admin1');
  first = await operatorSession(db, api.url, 'operator1');
  second = await operatorSession(db, api.url, 'operator2');
});
afterAll(async () => {
  await api.stop();
  await db.drop();
});

const outcome = ({ status, body }: Reply) => `${status} ${body.message}`;
const send = <Value = unknown>(who: Who, method: string, path: string, body?: object) =>
  api.client.send<Value>(method, `/wps/ops/${path}`, body, { key: randomUUID(), headers: who });

async function held(): Promise<Held> {
  const { body } = await send<Held>(administrator, 'GET', 'settings');
  if (!body.value) throw new Error(String(body.message));
  return body.value;
}
async function change(changes: { path: string; value: unknown }[], version?: number) {
  const current = version ?? (await held()).version;
  return send(administrator, 'PUT', 'settings', { version: current, changes, reason: 'asked for' });
}
const propose = (changes: { path: string; value: unknown }[]) =>
  send<{ proposal: ProposalValue }>(first, 'POST', 'settings/proposals', { changes, reason: 'a new limit' });
const approve = (id = '') => send(second, 'POST', `proposals/${id}/approval`);
const permission = async () =>
  (
    await api.client.get<{ brand: { name: string }; whitelabel: Record<string, string> }>(
      '/wps/system/permission',
    )
  ).body.value;

test('one operator changes a plain setting, which is in force at once and stands in the history', async () => {
  const { version } = await held();
  expect(outcome(await change([{ path: 'name', value: 'Mela Fair' }]))).toBe('200 null');
  while ((await permission())?.brand.name !== 'Mela Fair');
  const { body } = await send<{ list: SettingChangeValue[] }>(
    administrator,
    'GET',
    'settings/changes?path=name',
  );
  expect(body.value?.list).toEqual([
    {
      version: version + 1,
      at: expect.any(String),
      author: 'admin1',
      approver: null,
      reason: 'asked for',
      changes: [{ path: 'name', before: 'Mela', after: 'Mela Fair' }],
    },
  ]);
  expect(outcome(await change([{ path: 'name', value: 'Mela' }]))).toBe('200 null');
});

test('of two editors on one version the second is told that the settings have changed', async () => {
  const { version } = await held();
  const both = await Promise.all([
    change([{ path: 'country', value: 'IN' }], version),
    change([{ path: 'country', value: 'LK' }], version),
  ]);
  expect(both.map(outcome).sort()).toEqual(['200 null', '409 error_setting_conflict']);
  await change([{ path: 'country', value: 'BD' }]);
});

test('a setting of money takes a second operator, in whose name and reason it is kept', async () => {
  const changes = [{ path: 'withdrawals.min', value: '150.00' }];
  expect(outcome(await change(changes))).toBe('409 error_setting_guarded');
  const { body } = await propose(changes);
  expect(body.value?.proposal).toMatchObject({
    act: 'setting.change',
    changes: [{ field: 'withdrawals.min', before: '500.00', after: '150.00' }],
  });
  expect((await held()).settings.withdrawals.min).toBe('500.00');
  expect(outcome(await send(first, 'POST', `proposals/${body.value?.proposal.id}/approval`))).toBe(
    '409 error_proposal_own',
  );
  expect(outcome(await approve(body.value?.proposal.id))).toBe('200 null');
  expect((await held()).settings.withdrawals.min).toBe('150.00');
  const history = await send<{ list: SettingChangeValue[] }>(first, 'GET', 'settings/changes?pageSize=1');
  expect(history.body.value?.list[0]).toMatchObject({
    author: 'operator1',
    approver: 'operator2',
    reason: 'a new limit',
  });
});

test('a proposal is stale when its setting was changed meanwhile, and only then', async () => {
  const { body } = await propose([{ path: 'transferMin', value: '2.00' }]);
  await change([{ path: 'name', value: 'Mela II' }]);
  expect(outcome(await approve(body.value?.proposal.id))).toBe('200 null');
  const late = await propose([
    { path: 'transferMin', value: '3.00' },
    { path: 'withdrawals.perDay', value: 9 },
  ]);
  const other = await propose([{ path: 'transferMin', value: '4.00' }]);
  await approve(other.body.value?.proposal.id);
  expect(outcome(await approve(late.body.value?.proposal.id))).toBe('409 error_proposal_stale');
  await change([{ path: 'name', value: 'Mela' }]);
});

test.each([
  ['an unknown setting', { path: 'withdrawals.unheard', value: 1 }, 'withdrawals.unheard', 'field_unknown'],
  ['the prototype', { path: '__proto__.polluted', value: 1 }, '__proto__.polluted', 'field_unknown'],
  ['a setting of the installation', { path: 'currency', value: 'USD' }, 'currency', 'field_unknown'],
  ['another type', { path: 'name', value: 7 }, 'name', 'field_invalid'],
  [
    'a language that is not offered',
    { path: 'languages', value: ['EN'] },
    'defaultLanguage',
    'field_invalid',
  ],
  [
    'a line that is no host of the brand',
    { path: 'lines', value: ['other.example'] },
    'lines',
    'field_brand_host',
  ],
  [
    'a rule that no field can pass',
    { path: 'registerRules.username.minLength', value: 200 },
    'registerRules.username',
    'field_invalid',
  ],
])('refuses %s under its name, and changes nothing', async (_, one, field, code) => {
  const before = await held();
  const { status, body } = await change([one]);
  expect([status, body.errors?.[0]]).toEqual([400, expect.objectContaining({ field, code })]);
  expect(await held()).toEqual(before);
});

test.each([
  ['withdrawals.min', '999999999.00', 'withdrawals.max', 'field_invalid'],
  ['withdrawals.fee', '1.005', 'withdrawals.fee', 'field_amount_too_many_digits'],
  ['withdrawals.fee', '500.00', 'withdrawals.fee', 'field_invalid'],
  ['contracts.suggested.winRate', '99.00', 'contracts.suggested.winRate', 'field_invalid'],
])('refuses %s %s, which contradicts another setting or the currency', async (path, value, field, code) => {
  const { status, body } = await propose([{ path, value }]);
  expect([status, body.errors?.[0]]).toEqual([400, { field, code }]);
});

test('refuses a fee that takes the whole of the smallest deposit', async () => {
  const { settings } = await held();
  const methods = settings.depositMethods.map((method) => ({ ...method, fee: method.min }));
  const { status, body } = await propose([{ path: 'depositMethods', value: methods }]);
  expect([status, body.errors?.[0]]).toEqual([400, { field: 'depositMethods.0.fee', code: 'field_invalid' }]);
});

test('a change that changes nothing is refused', async () => {
  const { settings } = await held();
  expect(outcome(await change([{ path: 'name', value: settings.name }]))).toBe('422 error_nothing_changed');
});

test('another process has a change in force before it is answered, and a guest there is told, without asking', async () => {
  const other = await startTestApi({ databaseUrl: db.url });
  const guest = other.client.socket();
  await guest.ready;
  const changed = guest.waitFor('site.changed');
  const { body: answer } = await change([{ path: 'name', value: 'Mela Live' }]);
  const { version } = await held();
  expect(answer.value).toEqual({ version, appliedBy: 2, of: 2 });
  await changed;
  const { body } = await other.client.get<{ brand: { name: string } }>('/wps/system/permission');
  expect(body.value?.brand.name).toBe('Mela Live');
  await change([{ path: 'name', value: 'Mela' }]);
  guest.close();
  await other.stop();
  expect(await held()).toMatchObject({ appliedBy: 1, of: 1 });
});

test('a process that hangs is named by the answer, and left out as soon as it is gone', async () => {
  await db.query(
    `insert into platform.process (id, versions, seen_at) values (gen_random_uuid(), '{"mela": 0}', now() + interval '1 hour')`,
  );
  const { body } = await change([{ path: 'name', value: 'Mela Slow' }]);
  expect(body.value).toMatchObject({ appliedBy: 1, of: 2 });
  const page = api.client.socket(undefined, undefined, administrator);
  await page.ready;
  const { version } = await held();
  const all = page.waitFor('settings.in-force', ({ data }) =>
    isDeepStrictEqual((data as { data: unknown }).data, { version, appliedBy: 1, of: 1 }),
  );
  await db.query(
    `update platform.process set seen_at = now() - interval '1 hour' where versions->>'mela' = '0'`,
  );
  await all;
  page.close();
  await change([{ path: 'name', value: 'Mela' }]);
});

interface Reach {
  list: SettingReach[];
}

test('says how many members and open orders a limit touches, of this brand and the last 30 days, up to 10,000', async () => {
  const reach = async (paths: string) =>
    (await send<Reach>(first, 'GET', `settings/reach?paths=${paths}`)).body.value?.list;
  const none = { count: 0, isMore: false };
  expect(await reach('depositMethods,transferMin,name')).toEqual([
    { subject: 'deposits', members: none, openOrders: none },
    { subject: 'transfers', members: none, openOrders: null },
  ]);
  expect(await reach('name,withdrawalsOther')).toEqual([]);
  await db.query(
    `insert into site.brand (id, hosts, settings) select 'other', '{other.localhost}', settings from site.brand where id = 'mela'`,
  );
  const deposits = (count: number, from: number, { brand = 'mela', age = '1 day', status = 'paid' } = {}) =>
    db.query(
      `set session_replication_role = replica;
       insert into cashier.deposit (id, brand, member, method, provider, amount, fee, currency, status, created_at, expires_at)
       select gen_random_uuid(), '${brand}', n, 'bank', 'bank', 100, 0, 'BDT', '${status}', now() - interval '${age}', now() - interval '${age}'
       from generate_series(${from}, ${from + count - 1}) n;
       reset session_replication_role;`,
    );
  await deposits(3, 1);
  await deposits(2, 2, { status: 'pending' });
  await deposits(5, 100, { age: '31 days' });
  await deposits(1, 200, { age: '40 days', status: 'created' });
  await deposits(7, 300, { brand: 'other' });
  const touched = {
    subject: 'deposits',
    members: { count: 3, isMore: false },
    openOrders: { count: 3, isMore: false },
  };
  expect(await reach('depositMethods')).toEqual([touched]);

  const proposed = await propose([{ path: 'withdrawals.perDay', value: 9 }]);
  const id = proposed.body.value?.proposal.id ?? '';
  const ofProposal = async () => (await send<Reach>(second, 'GET', `proposals/${id}/reach`)).body.value?.list;
  expect(await ofProposal()).toEqual([{ subject: 'withdrawals', members: none, openOrders: none }]);
  await db.query(
    `set session_replication_role = replica;
     insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, created_at, waiting_since)
     values (gen_random_uuid(), 'mela', 1, 'one', gen_random_uuid(), 100, 0, 'BDT', 'requested', now(), now());
     reset session_replication_role;`,
  );
  expect(await ofProposal()).toMatchObject([{ members: { count: 1 }, openOrders: { count: 1 } }]);
  expect((await send(second, 'GET', `proposals/${randomUUID()}/reach`)).status).toBe(404);

  await deposits(10_001, 10_000, { status: 'created' });
  const many = { count: 10_000, isMore: true };
  expect(await reach('depositMethods')).toEqual([{ subject: 'deposits', members: many, openOrders: many }]);
});
