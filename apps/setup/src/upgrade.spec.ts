import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { PASSWORD_MEMORY_KIB } from '#libs/platform/testing/password-memory';
import { fromSetUp } from '#libs/platform/testing/test-database';
import { startTestApi, TEST_BANK_SECRET, type TestApi } from '#libs/platform/testing/test-program';
import { brandSettings } from '#libs/site/common/brand-settings';
import { readBrandFile } from './brand-files.js';

/**
 * A pg_dump of a demonstration from before the migrations of 1764 on: with deposits, two withdrawals, bets and
 * contracts that were made through the portal.
 */
const DUMP = path.join(import.meta.dirname, 'upgrade.fixture.sql');
const NAME = `mela_upgrade_${randomBytes(6).toString('hex')}`;

let url: string;
let database: pg.Pool;
let api: TestApi | undefined;

beforeAll(async () => {
  await once(fromSetUp('TEST_ADMIN_URL'), `create database ${NAME} template template0`);
  url = Object.assign(new URL(fromSetUp('TEST_ADMIN_URL')), { pathname: `/${NAME}` }).href;
  await once(url, fs.readFileSync(DUMP, 'utf8'));
  database = new pg.Pool({ connectionString: url, max: 2 });
  database.on('error', () => undefined);
});
afterAll(async () => {
  await api?.stop();
  await database.end();
  await once(fromSetUp('TEST_ADMIN_URL'), `drop database ${NAME} with (force)`);
});

async function once(server: string, sql: string): Promise<void> {
  const client = new pg.Client(server);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

const rows = async (sql: string) => (await database.query(sql)).rows;

/** Runs the set-up as a start does, and returns its exit code and output. */
function setUp(): [number | null, string] {
  const program = path.join(fromSetUp('TEST_PROGRAMS'), 'setup/src/main.js');
  const env = {
    PATH: process.env.PATH,
    NODE_ENV: 'test',
    DATABASE_URL: url,
    DEMO_HISTORY: '0',
    PASSWORD_MEMORY_KIB,
  };
  const { status, stderr } = spawnSync(process.execPath, [program], { env, encoding: 'utf8' });
  return [status, stderr];
}

/** Every key at every depth, as paths. */
const keysIn = (tree: unknown, above = ''): string[] =>
  typeof tree !== 'object' || tree === null || Array.isArray(tree)
    ? [above]
    : Object.entries(tree)
        .flatMap(([key, value]) => keysIn(value, `${above}.${key}`))
        .sort();

const drift = () =>
  rows(
    `select (select coalesce(sum(amount), 0)::int from ledger.posting) as total,
       (select count(*)::int from (select 1 from ledger.posting group by transaction, currency having sum(amount) <> 0) t) as unbalanced,
       (select count(*)::int from ledger.balance b where amount < 0 or amount <>
         (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account = b.account)) as different`,
  );
const WHOLE = [{ total: 0, unbalanced: 0, different: 0 }];

test('upgrades an older demonstration, keeps its own data, and adds what is missing', async () => {
  const counts = `select (select count(*)::int from ledger.transaction) as transactions,
    (select count(*)::int from games.round) as rounds, (select count(*)::int from cashier.withdrawal) as withdrawals`;
  const before = await rows(counts);
  expect(before).toEqual([{ transactions: 11, rounds: 4, withdrawals: 2 }]);
  // Like an even older one that an operator has changed.
  await rows(`update identity.member set account = 'somebody' where account = 'downline1'`);
  await rows(`delete from identity.operator where account <> (select min(account) from identity.operator)`);
  await rows(
    `update site.brand set settings = jsonb_set(settings, '{registerRules,username,minLength}', '6')
       #- '{registerRules,zalo}' #- '{registerRules,email,maxLength}' #- '{contracts,nightlyLateHours}'`,
  );

  expect(setUp()).toEqual([0, '']);
  expect(await rows(counts)).toEqual(before);
  expect(await drift()).toEqual(WHOLE);

  const [{ settings }] = await rows('select settings from site.brand');
  const file = readBrandFile<{ settings: unknown }>('mela', 'brand');
  const wanted = { ...brandSettings.parse(file.settings), mainDomain: settings.mainDomain };
  wanted.registerRules.username.minLength = 6;
  // The older one had none, and lists stay as they are.
  wanted.customerService = [];
  // The dump has raised limits for the tests, which count as an operator's change.
  expect({ ...settings, identity: wanted.identity }).toEqual(wanted);
  expect(keysIn(settings)).toEqual(keysIn(wanted));

  const accounts = readBrandFile<{ account: string }[]>('mela', 'demo-accounts').map(
    ({ account }) => account,
  );
  const operators = readBrandFile<{ account: string }[]>('mela', 'demo-operators').map(
    ({ account }) => account,
  );
  const known = async (table: string) =>
    (await rows(`select account from ${table}`)).map(({ account }) => account);
  expect(await known('members.member')).toEqual(expect.arrayContaining(['somebody', ...accounts]));
  expect(await known('authentication.operator')).toEqual(expect.arrayContaining(operators));
  const [{ uplines }] = await rows(
    `select count(*)::int as uplines from members.ancestor a join members.member m on m.id = a.member where m.account = 'downline1'`,
  );
  expect(uplines).toBe(4);

  expect(setUp()).toEqual([0, '']);
  expect((await rows('select settings from site.brand'))[0].settings).toEqual(settings);
});

test('works after the upgrade, for an old member and a new one', async () => {
  api = await startTestApi({ databaseUrl: url });
  const [{ account }] = await rows(
    `select m.account from cashier.withdrawal w join members.member m on m.id = w.member limit 1`,
  );
  const { token } = await api.client.login(account);
  const balance = await api.client.get<{ balance: string; onHold: string }>('/wps/v2/wallets/balance', token);
  expect(balance.body.value).toMatchObject({ balance: '700.00', onHold: '500.00' });
  const list = await api.client.get<{ total: number }>('/wps/cashier/withdrawals', token);
  expect(list.body.value?.total).toBe(2);
  const { id } = await api.client.deposit(token, '300.00');
  const paid = await api.client.bankReport(TEST_BANK_SECRET, { reference: id, amount: '300.00' });
  expect(paid.text).toBe('ok');
  const fresh = await api.client.register();
  expect((await api.client.get('/wps/v2/wallets/balance', fresh.token)).status).toBe(200);
  expect(await drift()).toEqual(WHOLE);
});

test('refuses a database that a newer version has used, names both versions, and changes nothing', async () => {
  const [{ newest }] = await rows('select max(timestamp)::text as newest from migration');
  await rows(`insert into migration (timestamp, name) values (1999000000000, 'Tomorrow1999000000000')`);
  const [status, told] = setUp();
  expect(status).toBe(1);
  expect(told).toContain('1999000000000 (Tomorrow1999000000000)');
  expect(told).toContain(`this software at ${newest} (`);
  await rows(`delete from migration where timestamp = 1999000000000`);
  expect(setUp()).toEqual([0, '']);
});
