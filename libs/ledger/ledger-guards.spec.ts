import { sqlState } from '#libs/platform/database/database';
import { atOnce, faultsOf, fundedWallet, type LedgerBench, openLedger, transfer } from './ledger.fixture.js';

let bench: LedgerBench;
let bank: string;

beforeAll(async () => {
  bench = await openLedger();
  bank = await bench.ledger.houseAccount('mela', 'bank', 'BDT');
});
afterAll(() => bench.close());

const count = (statuses: string[], wanted: string) => statuses.filter((status) => status === wanted).length;

test('of 100 withdrawals of the whole balance at once exactly one is posted', async () => {
  for (let round = 0; round < 5; round++) {
    const wallet = await fundedWallet(bench.ledger, String(8000 + round), 50_000n);
    const withdraw = () => bench.ledger.post([transfer(wallet, bank, 50_000n)]);
    const statuses = (await atOnce(100, withdraw)).flat();
    expect([count(statuses, 'posted'), count(statuses, 'insufficient')]).toEqual([1, 99]);
  }
  expect(await faultsOf(bench.db)).toEqual([]);
});

test('50 copies of one item at once move money once', async () => {
  const wallet = await fundedWallet(bench.ledger, '8100', 0n);
  const item = transfer(bank, wallet, 300n);
  const statuses = (await atOnce(50, () => bench.ledger.post([item]))).flat();
  expect([count(statuses, 'posted'), count(statuses, 'replayed')]).toEqual([1, 49]);
  expect(await bench.ledger.balanceOf('8100')).toMatchObject({ balance: '3.00' });
});

test('50 copies at once post once where no balance is locked either', async () => {
  const salary = await bench.ledger.houseAccount('mela', 'salary', 'BDT');
  const item = transfer(bank, salary, 300n);
  const statuses = (await atOnce(50, () => bench.ledger.post([item]))).flat();
  expect([count(statuses, 'posted'), count(statuses, 'replayed')]).toEqual([1, 49]);
});

test('transfers to and fro between the same wallets do not lock each other out', async () => {
  const one = await fundedWallet(bench.ledger, '8201', 10_000n);
  const two = await fundedWallet(bench.ledger, '8202', 10_000n);
  const posts = await atOnce(60, (index) =>
    bench.ledger.post([index % 2 ? transfer(one, two, 10n) : transfer(two, one, 10n)]),
  );
  expect(count(posts.flat(), 'posted')).toBe(60);
  expect(await faultsOf(bench.db)).toEqual([]);
});

const stateOf = (error: { code?: string }) => sqlState(error) ?? error.code;

/** What nobody may do with the journal, by which right it is refused. */
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
  'update ledger.balance set amount = -1',
];

test('the journal refuses 1,000 attempts to edit or unbalance it, of the application and of its owner', async () => {
  await fundedWallet(bench.ledger, '8300', 700n);
  const journal = () => bench.db.query('select * from ledger.posting order by transaction, line');
  const before = await journal();
  const attempt = async (query: (sql: string) => Promise<unknown>) => {
    const refusals = new Set<unknown>();
    for (let round = 0; round < 50; round++) {
      for (const sql of ATTEMPTS) refusals.add(await query(sql).then(() => `DONE ${sql}`, stateOf));
    }
    return [...refusals].sort();
  };
  expect(await attempt((sql) => bench.parts.database.query(sql))).toEqual(['42501']);
  expect(await attempt((sql) => bench.db.query(sql))).toEqual(['23514', '42501']);
  expect(await journal()).toEqual(before);
});

test('the application can open accounts and post, and write to no table of the ledger that holds money', async () => {
  const rights = await bench.db.query(
    `select table_name, privilege_type from information_schema.role_table_grants
     where table_schema = 'ledger' and grantee = 'mela_app' and privilege_type <> 'SELECT' order by 1, 2`,
  );
  expect(rights).toEqual([
    { table_name: 'finding', privilege_type: 'INSERT' },
    { table_name: 'finding', privilege_type: 'UPDATE' },
    // What was proved each day: written once, and changed by nobody.
    { table_name: 'house_total', privilege_type: 'INSERT' },
    { table_name: 'journal_day', privilege_type: 'INSERT' },
    { table_name: 'outgoing_freeze', privilege_type: 'DELETE' },
    { table_name: 'outgoing_freeze', privilege_type: 'INSERT' },
    { table_name: 'reconciliation', privilege_type: 'UPDATE' },
  ]);
});
