import { AccountRecord } from './account-record.service.js';
import { RECORD_TYPES } from './common/account-record.calls.js';
import { BRAND, fundedWallet, type LedgerTestbed, openLedger, transfer } from './ledger.fixture.js';

let testbed: LedgerTestbed;
let record: AccountRecord;

beforeAll(async () => {
  testbed = await openLedger();
  record = new AccountRecord(testbed.parts.database, testbed.parts.events);
});
afterAll(() => testbed.close());

const page = (member: string, filter: object = {}) => record.list(member, { page: 1, ...filter });

/** A deposit, a hold and a game of each of two members. */
async function live(member: string) {
  const { ledger, parts } = testbed;
  const wallet = await fundedWallet(ledger, member, 0n);
  const hold = await ledger.memberAccount(BRAND, member, 'hold', 'BDT');
  const bank = await ledger.houseAccount(BRAND, 'bank', 'BDT');
  const games = await ledger.houseAccount(BRAND, 'games', 'BDT');
  const post = (from: string, to: string, amount: bigint, kind: string) =>
    ledger.post([transfer(from, to, amount, { kind, reference: `${kind} of ${member}` })]);
  await post(bank, wallet, 100_000n, 'deposit');
  const afterDeposit = parts.clock.now();
  await post(wallet, hold, 40_000n, 'withdrawal-hold');
  await post(wallet, games, 2_500n, 'bet');
  await post(games, wallet, 5_000n, 'win');
  return { afterDeposit };
}

test('lists each posting of the own accounts, the latest first, with the balance after it', async () => {
  await live('900001');
  await live('900002');
  const { list, total, totalPages } = await page('900001');
  expect([total, totalPages]).toEqual([5, 1]);
  expect(
    list.map(({ kind, account, amount, balanceAfter }) => [kind, account, amount, balanceAfter]),
  ).toEqual([
    ['win', 'wallet', '50.00', '625.00'],
    ['bet', 'wallet', '-25.00', '575.00'],
    ['withdrawal-hold', 'hold', '400.00', '400.00'],
    ['withdrawal-hold', 'wallet', '-400.00', '600.00'],
    ['deposit', 'wallet', '1000.00', '1000.00'],
  ]);
  expect(new Set(list.map(({ id }) => id)).size).toBe(5);
  expect(list.every(({ reference }) => reference.endsWith('of 900001'))).toBe(true);
});

test('filters by type and by time', async () => {
  const { afterDeposit } = await live('900003');
  const kinds = async (filter: object) => (await page('900003', filter)).list.map(({ kind }) => kind);
  const counts = await Promise.all(
    RECORD_TYPES.map(async (type) => [type, (await kinds({ type })).length] as const),
  );
  expect(Object.fromEntries(counts)).toEqual({
    deposit: 1,
    withdrawal: 2,
    game: 2,
    transfer: 0,
    contract: 0,
    other: 0,
  });
  const later = new Date(afterDeposit.getTime() + 1).toISOString();
  expect(await kinds({ to: later })).toContain('deposit');
  expect(await kinds({ from: later })).not.toContain('deposit');
});

test('splits the record into pages of twenty lines', async () => {
  const wallet = await fundedWallet(testbed.ledger, '900004', 0n);
  const bank = await testbed.ledger.houseAccount(BRAND, 'bank', 'BDT');
  await testbed.ledger.post(Array.from({ length: 45 }, () => transfer(bank, wallet, 1n)));
  const pages = await Promise.all([1, 2, 3, 4].map((number) => page('900004', { page: number })));
  expect(pages.map(({ list, totalPages }) => [list.length, totalPages])).toEqual([
    [20, 3],
    [20, 3],
    [5, 3],
    [0, 3],
  ]);
  const balances = pages.flatMap(({ list }) => list.map(({ balanceAfter }) => Number(balanceAfter)));
  expect(balances).toEqual(Array.from({ length: 45 }, (_, index) => (45 - index) / 100));
});
