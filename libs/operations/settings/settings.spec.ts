import { randomUUID } from 'node:crypto';
import type { Reply } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { BrandSettings } from '#libs/site/common/brand-settings';
import type { SettingChangeValue } from '#libs/site/common/setting-history';
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
    'a rule that no field can pass',
    { path: 'registerRules.username.minLength', value: 200 },
    'registerRules.username',
    'field_invalid',
  ],
])('refuses %s under its name, and changes nothing', async (_, one, field, code) => {
  const before = await held();
  const { status, body } = await change([one]);
  expect([status, body.errors?.[0]]).toEqual([400, { field, code }]);
  expect(await held()).toEqual(before);
});

test.each([
  ['withdrawals.min', '999999999.00', 'withdrawals.max', 'field_invalid'],
  ['withdrawals.fee', '1.005', 'withdrawals.fee', 'field_amount_too_many_digits'],
  ['contracts.suggested.winRate', '99.00', 'contracts.suggested.winRate', 'field_invalid'],
])('refuses %s %s, which contradicts another setting or the currency', async (path, value, field, code) => {
  const { status, body } = await propose([{ path, value }]);
  expect([status, body.errors?.[0]]).toEqual([400, { field, code }]);
});

test('a change that changes nothing is refused', async () => {
  const { settings } = await held();
  expect(outcome(await change([{ path: 'name', value: settings.name }]))).toBe('422 error_nothing_changed');
});

test('another process has a change in force, and a guest there is told, without asking', async () => {
  const other = await startTestApi({ databaseUrl: db.url });
  const guest = other.client.socket();
  await guest.ready;
  const changed = guest.waitFor('site.changed');
  await change([{ path: 'name', value: 'Mela Live' }]);
  await changed;
  const { body } = await other.client.get<{ brand: { name: string } }>('/wps/system/permission');
  expect(body.value?.brand.name).toBe('Mela Live');
  await change([{ path: 'name', value: 'Mela' }]);
  guest.close();
  await other.stop();
});
