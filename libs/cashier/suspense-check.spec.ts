import { LedgerChecks } from '#libs/ledger/index';
import { operator } from './cashier.fixture.js';
import { SuspenseCheck } from './suspense-check.js';
import { openSuspense } from './unmatched-payment.fixture.js';

let bench: Awaited<ReturnType<typeof openSuspense>>;
let check: SuspenseCheck;

beforeAll(async () => {
  bench = await openSuspense();
  const checks = new LedgerChecks();
  check = new SuspenseCheck(bench.parts.database, checks);
  check.onModuleInit();
  expect(checks.all()).toEqual([check]);
});
afterAll(() => bench.close());

const compare = () => check.compare('0', '9223372036854775807');

test('payments that come, are proposed, credited and sent back while it looks agree with what is in suspense', async () => {
  let working = true;
  const moves = Array.from({ length: 6 }, async (_, index) => {
    const { id, deposit } = await bench.newPayment();
    const seen = { deposit, amount: '300.00' };
    if (index % 3 > 0) await bench.desk.proposeCredit(operator('1'), id, seen);
    if (index % 3 === 2) await bench.desk.confirmCredit(operator('2'), id, seen);
    const { id: other } = await bench.newPayment();
    await bench.desk.markReturned(operator('1'), other, 'BANK-1');
  });
  const done = Promise.all(moves).finally(() => (working = false));
  while (working) expect(await compare()).toEqual([]);
  await done;
  expect(await compare()).toEqual([]);
});

test('one minor unit in suspense that no payment explains is found, and a payment that is gone', async () => {
  const { db, ledger } = bench;
  const { id } = await bench.newPayment();
  const suspense = await ledger.houseAccount('mela', 'suspense', 'BDT');
  const bank = await ledger.houseAccount('mela', 'bank', 'BDT');
  const [row] = await db.query<{ sum: string }>('select sum(amount) from ledger.posting where account = $1', [
    suspense,
  ]);
  const sum = Number(row?.sum);
  const found = (expected: number, is: number) => [
    {
      brand: 'mela',
      place: suspense,
      about: { account: suspense, accountKind: 'suspense' },
      currency: 'BDT',
      expected: String(expected),
      found: String(is),
    },
  ];
  const postings = [
    { account: suspense, amount: 1n },
    { account: bank, amount: -1n },
  ];
  await ledger.post([{ key: 'stray', brand: 'mela', kind: 'test', reference: 'x', postings }]);
  expect(await compare()).toEqual(found(sum, sum + 1));
  await db.query('delete from cashier.unmatched_payment where id = $1', [id]);
  expect(await compare()).toEqual(found(sum - 30_000, sum + 1));
  expect(await check.compare('0', suspense)).toEqual([]);
});
