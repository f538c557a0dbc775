import fc from 'fast-check';
import type { Currency } from '#libs/money/currency';
import { repeated } from '#libs/platform/testing/repetitions';
import { BRAND, faultsOf, fundedWallet, type LedgerTestbed, openLedger } from './ledger.fixture.js';
import type { LedgerItem } from './ledger.service.js';

/** Currencies with 0, 2 and 3 digits. */
const CURRENCIES: Currency[] = ['JPY', 'BDT', 'KWD'];
const MEMBERS = ['7001', '7002', '7003'];

let testbed: LedgerTestbed;
let accounts: string[];

beforeAll(async () => {
  testbed = await openLedger();
  const { ledger } = testbed;
  accounts = [];
  for (const currency of CURRENCIES) {
    for (const member of MEMBERS) {
      accounts.push(await fundedWallet(ledger, member, 1_000n, currency));
      accounts.push(await ledger.memberAccount(BRAND, member, 'hold', currency));
    }
    accounts.push(await ledger.houseAccount(BRAND, 'games', currency));
  }
});
afterAll(() => testbed.close());

const account = fc.nat(3 * (2 * MEMBERS.length + 1) - 1);
const amount = fc.bigInt({ min: 1n, max: 700n });
/** Mostly of one currency: the accounts are neighbours in the list. */
const legs = fc.oneof(
  { weight: 6, arbitrary: fc.tuple(account, fc.integer({ min: 1, max: 3 }), amount, amount) },
  { weight: 1, arbitrary: fc.tuple(account, account, amount, amount) },
);
const item = fc.record({
  legs,
  shape: fc.constantFrom('two', 'two', 'three', 'unbalanced'),
  key: fc.nat(11),
  up: fc.boolean(),
});

type Plan = typeof item extends fc.Arbitrary<infer T> ? T : never;

function itemOf(run: number, { legs: [from, step, first, second], shape, key, up }: Plan): LedgerItem {
  const at = (index: number) => accounts[index % accounts.length] ?? '';
  const sign = up ? 1n : -1n;
  const postings = [
    { account: at(from), amount: -sign * first },
    { account: at(from + step), amount: sign * (shape === 'unbalanced' ? first + second : first) },
  ];
  if (shape === 'three') {
    postings.push(
      { account: at(from), amount: -sign * second },
      { account: at(from + step), amount: sign * second },
    );
  }
  return { key: `run:${run}:${key}`, brand: BRAND, kind: 'test', reference: 'test', postings };
}

const balances = () => testbed.db.query('select account, amount from ledger.balance order by account');

test('keeps all sums zero, balances equal to their lines, and none negative, whatever is posted', async () => {
  let run = 0;
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(item, { minLength: 1, maxLength: 12 }), async (plans) => {
      run += 1;
      const items = plans.map((plan) => itemOf(run, plan));
      const statuses = await testbed.ledger.post(items);
      for (const status of statuses) seen.add(status);
      expect(await faultsOf(testbed.db)).toEqual([]);

      const posted = items.filter((_, index) => statuses[index] === 'posted');
      const before = await balances();
      const again = await testbed.ledger.post(posted);
      expect(again).toEqual(posted.map(() => 'replayed'));
      for (const status of again) seen.add(status);
      expect(await balances()).toEqual(before);
    }),
    { numRuns: repeated(50, 150) },
  );
  expect([...seen].sort()).toEqual([
    'insufficient',
    'key_conflict',
    'posted',
    'replayed',
    'unbalanced',
    'wrong_currency',
  ]);
});
