import { LedgerChecks } from '#libs/ledger/index';
import { operator } from '../cashier.fixture.js';
import { SuspenseCheck } from './suspense-check.js';
import { openSuspense } from './unmatched-payment.fixture.js';

let testbed: Awaited<ReturnType<typeof openSuspense>>;
let check: SuspenseCheck;

beforeAll(async () => {
  testbed = await openSuspense();
  const checks = new LedgerChecks();
  check = new SuspenseCheck(testbed.parts.database, checks);
  check.onModuleInit();
  expect(checks.all()).toEqual([check]);
});
afterAll(() => testbed.close());

const compare = () => check.compare('0', '9223372036854775807');

test('finds no difference while payments are received, proposed, credited and returned', async () => {
  let working = true;
  const moves = Array.from({ length: 6 }, async (_, index) => {
    const { id, deposit } = await testbed.newPayment();
    const seen = { deposit, amount: '300.00' };
    if (index % 3 > 0) await testbed.payments.applyByOperator(operator('1'), id, 'PROPOSE_CREDIT', seen);
    if (index % 3 === 2) await testbed.payments.applyByOperator(operator('2'), id, 'CONFIRM_CREDIT', seen);
    const { id: other } = await testbed.newPayment();
    await testbed.payments.applyByOperator(operator('1'), other, 'RETURN', { reference: 'BANK-1' });
  });
  const done = Promise.all(moves).finally(() => (working = false));
  while (working) expect(await compare()).toEqual([]);
  await done;
  expect(await compare()).toEqual([]);
});

test('finds one minor unit in suspense without a payment, and a removed payment', async () => {
  const { db, ledger } = testbed;
  const { id } = await testbed.newPayment();
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
