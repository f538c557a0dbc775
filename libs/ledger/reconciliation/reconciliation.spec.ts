import { atOnce, BRAND, fundedWallet, type LedgerTestbed, openLedger, transfer } from '../ledger.fixture.js';
import { createReconciliation, falsify, foundIn } from './reconciliation.fixture.js';

const DAY_MS = 24 * 3600 * 1000;

let testbed: LedgerTestbed;
let parts: ReturnType<typeof createReconciliation>;
let wallet: string;
let bank: string;

beforeAll(async () => {
  testbed = await openLedger();
  parts = createReconciliation(testbed.parts);
  wallet = await fundedWallet(testbed.ledger, '900001', 5000n);
  bank = await testbed.ledger.houseAccount(BRAND, 'bank', 'BDT');
});
afterAll(() => testbed.close());
beforeEach(() => testbed.parts.clock.advance(DAY_MS));

/** Waits, because transactions of other databases on the server also delay the end of the journal. */
async function settled(): Promise<void> {
  const [newest] = await testbed.db.query<{ id: string }>('select max(id) as id from ledger.transaction');
  while ((await parts.journal.finalTransaction()) !== newest?.id);
}
async function whole(): Promise<void> {
  await settled();
  await parts.reconciliation.whole();
}
const found = () => foundIn(testbed.db);
/** Runs slices until all accounts are verified. */
async function slices(): Promise<void> {
  const next = async () =>
    (
      await testbed.db.query<{ next: number }>('select next_account::int as next from ledger.reconciliation')
    )[0]?.next;
  do await parts.reconciliation.slice();
  while ((await next()) !== 0);
}
const minorUnitMore = (account: string, by: number) =>
  testbed.db.query('update ledger.balance set amount = amount + $2 where account = $1', [account, by]);
const operator = { id: '1', account: 'operator1', brand: BRAND, address: '127.0.0.1' };
/** The transaction that credited the wallet. */
const funding = async () =>
  (
    await testbed.db.query<{ id: string }>(
      'select min(transaction) as id from ledger.posting where account = $1',
      [wallet],
    )
  )[0]?.id;

test('finds nothing in a correct ledger, also while it is written', async () => {
  const members = await Promise.all(
    ['900002', '900003', '900004'].map((member) => fundedWallet(testbed.ledger, member, 1_000_000n)),
  );
  let writing = true;
  const writers = atOnce(400, async (index) => {
    const [from, to] = [members[index % 3], members[(index + 1) % 3]] as [string, string];
    await testbed.ledger.post([transfer(from, index % 2 ? to : bank, BigInt(index + 1))]);
  }).finally(() => (writing = false));
  let runs = 0;
  while (writing || runs < 2) {
    await slices();
    await parts.reconciliation.whole();
    await testbed.parts.clock.advance(DAY_MS);
    runs += 1;
  }
  await writers;
  await whole();
  expect(await found()).toEqual([]);
  const [days] = await testbed.db.query(
    `select count(*)::int as days, sum(transactions)::int = (select count(*)::int from ledger.transaction) as all from ledger.journal_day`,
  );
  expect(days).toEqual({ days: runs + 1, all: true });
});

test('finds one minor unit in a balance by slices, and marks it as gone when it is corrected', async () => {
  await whole();
  await testbed.db.query('update ledger.balance set amount = amount + 1 where account = $1', [wallet]);
  await slices();
  expect(await found()).toEqual([
    `balance: member: 900001, account: ${wallet}, accountKind: wallet: 5000 is 5001`,
    'sum: : 0 is 1',
  ]);
  await testbed.db.query('update ledger.balance set amount = amount - 1 where account = $1', [wallet]);
  await slices();
  expect(await found()).toEqual([]);
});

test('finds one minor unit in the stored total of a house account', async () => {
  await whole();
  await falsify(
    testbed.db,
    `update ledger.house_total set amount = amount + 1 where account = ${bank} and day = (select max(day) from ledger.journal_day)`,
  );
  const [last] = await testbed.db.query<{ day: string; amount: number }>(
    `select day::text, amount::int from ledger.house_total where account = $1 order by day desc limit 1`,
    [bank],
  );
  const text = `day: ${last?.day}, account: ${bank}, accountKind: bank: ${(last?.amount ?? 0) - 1} is ${last?.amount}`;
  await parts.reconciliation.slice();
  expect(await found()).toEqual(['sum: : 0 is 1']);
  await testbed.parts.clock.advance(DAY_MS);
  await whole();
  expect(await found()).toEqual([`house-total: ${text}`]); // the day after is calculated from the rows
  await falsify(
    testbed.db,
    `update ledger.house_total set amount = amount - 1 where day = '${last?.day}' and account = ${bank}`,
  );
  await whole();
  expect(await found()).toEqual([]);
});

test('finds one minor unit in a past posting in its transaction, its day and the balance', async () => {
  await whole();
  const id = await funding();
  const change = (by: number) =>
    falsify(
      testbed.db,
      `update ledger.posting set amount = amount + ${by} where transaction = ${id} and account = ${wallet}`,
    );
  await change(1);
  await whole();
  expect(await found()).toEqual([
    `balance: member: 900001, account: ${wallet}, accountKind: wallet: 5001 is 5000`,
    expect.stringMatching(/^journal: day: \d{4}-\d\d-\d\d: [0-9a-f]{64} is [0-9a-f]{64}$/),
    `transaction: transaction: ${id}: 0 is 1`,
  ]);
  await change(-1);
  await whole();
  expect(await found()).toEqual([]);
});

test('finds a falsification with correct sums by the hash chain', async () => {
  await whole();
  const id = await funding();
  const change = (by: number) =>
    falsify(
      testbed.db,
      `update ledger.posting set amount = amount + ${by} where transaction = ${id} and account = ${wallet}`,
      `update ledger.posting set amount = amount - ${by} where transaction = ${id} and account = ${bank}`,
      `update ledger.balance set amount = amount + ${by} where account = ${wallet}`,
      `update ledger.house_total set amount = amount - ${by} where account = ${bank}`,
    );
  await change(1);
  await slices();
  expect(await found()).toEqual([]);
  await whole();
  expect(await found()).toEqual([expect.stringMatching(/^journal: day: /)]);
  await change(-1);
  await whole();
  expect(await found()).toEqual([]);
});

test('finds a removed transaction and a removed day', async () => {
  const extra = transfer(bank, wallet, 7n);
  await testbed.ledger.post([extra]);
  await whole();
  await falsify(
    testbed.db,
    `create table public.kept as select p.* from ledger.posting p join ledger.transaction t on t.id = p.transaction where t.key = '${extra.key}'`,
    `create table public.kept_transaction as select * from ledger.transaction where key = '${extra.key}'`,
    `delete from ledger.posting where transaction in (select id from public.kept_transaction)`,
    `delete from ledger.transaction where key = '${extra.key}'`,
  );
  await whole();
  expect(await found()).toContainEqual(
    expect.stringMatching(/^journal: day: .* transactions is .* transactions$/),
  );
  await falsify(
    testbed.db,
    `insert into ledger.transaction overriding system value select * from public.kept_transaction`,
    `insert into ledger.posting select * from public.kept`,
    `create table public.kept_day as select * from ledger.journal_day order by day limit 1`,
    `delete from ledger.journal_day where day = (select day from public.kept_day)`,
  );
  await whole();
  expect(await found()).toEqual([expect.stringMatching(/^journal: day: .*: from 1 is from \d+$/)]);
  await falsify(testbed.db, 'insert into ledger.journal_day select * from public.kept_day');
  await whole();
  expect(await found()).toEqual([]);
});

test('includes a lower id that is committed after a higher one in the chain', async () => {
  const { database } = testbed.parts;
  let commit = () => {};
  const held = new Promise<void>((resolve) => {
    commit = resolve;
  });
  let taken = () => {};
  const begun = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const late = transfer(bank, wallet, 3n);
  const slow = database.transaction(async () => {
    await testbed.ledger.post([late]);
    taken();
    await held;
  });
  await begun;
  const other = await fundedWallet(testbed.ledger, '900009', 10n);
  const coverage = async () =>
    (
      await testbed.db.query<{ covered: boolean }>(
        `select (select max(transaction) from ledger.posting where account = $1) <=
           (select last_transaction from ledger.journal_day order by day desc limit 1) as covered`,
        [other],
      )
    )[0]?.covered;
  await parts.reconciliation.whole();
  expect(await coverage()).toBe(false);
  commit();
  await slow;
  await testbed.parts.clock.advance(DAY_MS);
  await whole();
  expect([await coverage(), await found()]).toEqual([true, []]);
});

test('reports a finding once, and closes it with a reason only when it is gone', async () => {
  const notified: (string | null)[] = [];
  parts.findings.onChanged((brand) => notified.push(brand));
  await testbed.db.query('update ledger.balance set amount = amount + 1 where account = $1', [wallet]);
  await whole();
  await whole();
  expect(notified).toEqual([BRAND, BRAND]); // the balance and the sum
  const { list, total } = await parts.findings.list({ brand: BRAND, pageSize: 20 });
  const shown = list.find(({ kind, goneAt }) => kind === 'balance' && goneAt === null);
  expect(shown).toMatchObject({ currency: 'BDT', expected: '50.10', found: '50.11' });
  const id = shown?.id ?? '';
  await expect(parts.findings.close(operator, id, 'a reason')).rejects.toThrow('error_finding_still_there');
  await expect(parts.findings.close({ ...operator, brand: 'other' }, id, 'a reason')).rejects.toThrow(
    'error_not_found',
  );
  await testbed.db.query('update ledger.balance set amount = amount - 1 where account = $1', [wallet]);
  await whole();
  await parts.findings.close(operator, id, 'a reason');
  expect((await parts.findings.list({ brand: BRAND, pageSize: 20 })).total).toBe(total - 1);
  await expect(parts.findings.close(operator, id, 'a reason')).rejects.toThrow('error_not_found');
  const audit = await testbed.db.query(`select actor, after from platform.audit where subject = $1`, [
    `finding ${id}`,
  ]);
  expect(audit).toEqual([{ actor: 'operator 1', after: { reason: 'a reason' } }]);
  await testbed.db.query('update ledger.balance set amount = amount + 1 where account = $1', [wallet]);
  await whole();
  expect(
    (await parts.findings.list({ brand: BRAND, pageSize: 20 })).list.map((each) => each.id),
  ).not.toContain(id);
  await testbed.db.query('update ledger.balance set amount = amount - 1 where account = $1', [wallet]);
});

test('reports different sums of two currencies as two findings', async () => {
  await whole();
  await testbed.ledger.openMember(BRAND, '900020', 'USD');
  const dollars = await testbed.ledger.memberAccount(BRAND, '900020', 'wallet', 'USD');
  for (const account of [wallet, dollars]) await minorUnitMore(account, 1);
  await slices();
  const sums = async () =>
    (await parts.findings.list({ brand: BRAND, pageSize: 100 })).list
      .filter(({ kind, goneAt }) => kind === 'sum' && goneAt === null)
      .map(({ currency, found: amount }) => `${currency} ${amount}`)
      .sort();
  expect(await sums()).toEqual(['BDT 0.01', 'USD 0.01']);
  await minorUnitMore(dollars, -1);
  await slices();
  expect(await sums()).toEqual(['BDT 0.01']);
  await minorUnitMore(wallet, -1);
  await slices();
  expect(await sums()).toEqual([]);
});

test('closes no earlier day after the clock was set back', async () => {
  await whole();
  await testbed.parts.clock.advance(-3 * DAY_MS);
  await testbed.ledger.post([transfer(bank, wallet, 1n)]);
  await whole();
  await testbed.parts.clock.advance(4 * DAY_MS);
  await whole();
  await whole();
  expect(await found()).toEqual([]);
});
