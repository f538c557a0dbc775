import { sqlState } from '#libs/platform/database/database';
import {
  atOnce,
  faultsOf,
  fundedWallet,
  type LedgerTestbed,
  openLedger,
  transfer,
} from './ledger.fixture.js';

let testbed: LedgerTestbed;
let bank: string;

beforeAll(async () => {
  testbed = await openLedger();
  bank = await testbed.ledger.houseAccount('mela', 'bank', 'BDT');
});
afterAll(() => testbed.close());

const count = (statuses: string[], wanted: string) => statuses.filter((status) => status === wanted).length;

test('posts exactly one of 100 concurrent withdrawals of the whole balance', async () => {
  for (let round = 0; round < 5; round++) {
    const wallet = await fundedWallet(testbed.ledger, String(8000 + round), 50_000n);
    const withdraw = () => testbed.ledger.post([transfer(wallet, bank, 50_000n)]);
    const statuses = (await atOnce(100, withdraw)).flat();
    expect([count(statuses, 'posted'), count(statuses, 'insufficient')]).toEqual([1, 99]);
  }
  expect(await faultsOf(testbed.db)).toEqual([]);
});

test('moves money once for 50 concurrent copies of an item', async () => {
  const wallet = await fundedWallet(testbed.ledger, '8100', 0n);
  const item = transfer(bank, wallet, 300n);
  const statuses = (await atOnce(50, () => testbed.ledger.post([item]))).flat();
  expect([count(statuses, 'posted'), count(statuses, 'replayed')]).toEqual([1, 49]);
  expect(await testbed.ledger.balanceOf('8100', 'BDT')).toMatchObject({ balance: '3.00' });
});

test('posts 50 concurrent copies once, also if no balance is locked', async () => {
  const salary = await testbed.ledger.houseAccount('mela', 'salary', 'BDT');
  const item = transfer(bank, salary, 300n);
  const statuses = (await atOnce(50, () => testbed.ledger.post([item]))).flat();
  expect([count(statuses, 'posted'), count(statuses, 'replayed')]).toEqual([1, 49]);
});

test('posts opposite transfers between the same wallets without a deadlock', async () => {
  const one = await fundedWallet(testbed.ledger, '8201', 10_000n);
  const two = await fundedWallet(testbed.ledger, '8202', 10_000n);
  const posts = await atOnce(60, (index) =>
    testbed.ledger.post([index % 2 ? transfer(one, two, 10n) : transfer(two, one, 10n)]),
  );
  expect(count(posts.flat(), 'posted')).toBe(60);
  expect(await faultsOf(testbed.db)).toEqual([]);
});

const stateOf = (error: { code?: string }) => sqlState(error) ?? error.code;

/** Forbidden changes of the journal, with the reason of the refusal. */
const ATTEMPTS = [
  'update ledger.posting set amount = amount + 1',
  'update ledger.posting set amount = amount where false',
  'delete from ledger.posting',
  'truncate ledger.posting',
  `update ledger.transaction set at = at, key = key || 'x'`,
  'delete from ledger.transaction',
  'truncate ledger.transaction cascade',
  `insert into ledger.posting (transaction, line, account, currency, amount)
     select transaction, 99, account, currency, 1 from ledger.posting limit 1`,
  `insert into ledger.posting (transaction, line, account, currency, amount)
     select transaction, 90 + n, account, case n when 1 then currency else 'JPY' end, 2 * n - 3
     from (select * from ledger.posting limit 1) p, generate_series(1, 2) n`,
  // Postings of an account and of a transaction that do not exist.
  ...['transaction, -1', '-1, account'].map(
    (unknown) => `insert into ledger.posting (transaction, account, line, currency, amount)
     select ${unknown}, 90 + n, currency, 2 * n - 3
     from (select * from ledger.posting limit 1) p, generate_series(1, 2) n`,
  ),
  'update ledger.balance set amount = -1',
  'update ledger.account set id = default',
  'delete from ledger.account',
];

test('refuses 1,000 attempts of application and owner to edit or unbalance the journal', async () => {
  await fundedWallet(testbed.ledger, '8300', 700n);
  const journal = () => testbed.db.query('select * from ledger.posting order by transaction, line');
  const before = await journal();
  const attempt = async (query: (sql: string) => Promise<unknown>) => {
    const refusals = new Set<unknown>();
    for (let round = 0; round < 50; round++) {
      for (const sql of ATTEMPTS) refusals.add(await query(sql).then(() => `DONE ${sql}`, stateOf));
    }
    return [...refusals].sort();
  };
  expect(await attempt((sql) => testbed.parts.database.query(sql))).toEqual(['42501']);
  expect(await attempt((sql) => testbed.db.query(sql))).toEqual(['23503', '23514', '42501']);
  expect(await journal()).toEqual(before);
});

test("lets the application open accounts and post, but not write to the ledger's tables", async () => {
  const rights = await testbed.db.query(
    `select table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'ledger' and grantee = 'mela_app' and privilege_type <> 'SELECT' order by 1, 2`,
  );
  expect(rights).toEqual([
    { table_name: 'finding', privilege_type: 'INSERT' },
    { table_name: 'finding', privilege_type: 'UPDATE' },
    // The days and totals of the journal are written once and never changed.
    { table_name: 'house_total', privilege_type: 'INSERT' },
    { table_name: 'journal_day', privilege_type: 'INSERT' },
    { table_name: 'outgoing_freeze', privilege_type: 'DELETE' },
    { table_name: 'outgoing_freeze', privilege_type: 'INSERT' },
    { table_name: 'reconciliation', privilege_type: 'UPDATE' },
  ]);
});
