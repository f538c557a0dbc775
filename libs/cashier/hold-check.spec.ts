import { LedgerChecks } from '#libs/ledger/index';
import { type CashierBench, newOwner, openCashier, operator, order } from './cashier.fixture.js';
import { HoldCheck } from './hold-check.js';

let bench: CashierBench;
let check: HoldCheck;

beforeAll(async () => {
  bench = await openCashier();
  const checks = new LedgerChecks();
  check = new HoldCheck(bench.parts.database, checks);
  check.onModuleInit();
  expect(checks.all()).toEqual([check]);
});
afterAll(() => bench.close());

const compare = () => check.compare('0', '9223372036854775807');
const approve = (id: string) => bench.desk.approve(operator('1'), id);
const send = (id: string, amount: string) =>
  bench.desk.distribute(operator('1'), id, { amount, reference: 'PAY' });

test('orders of every kind, under way while it looks, agree with what is on hold', async () => {
  let working = true;
  const moves = Array.from({ length: 8 }, async (_, index) => {
    const owner = await newOwner(bench, 200_000n);
    const ids = [await order(bench, owner, 50_000n, 150n), await order(bench, owner, 60_000n)] as const;
    await approve(ids[0]);
    await send(ids[0], index % 2 ? '100.00' : '498.50');
    if (index % 3 === 0) await bench.desk.reject(operator('1'), ids[1], 'no');
  });
  const done = Promise.all(moves).finally(() => (working = false));
  while (working) expect(await compare()).toEqual([]);
  await done;
  expect(await compare()).toEqual([]);
});

test('one minor unit in what is on hold is found, whether it was posted or not', async () => {
  const { db, ledger } = bench;
  const owner = await newOwner(bench, 100_000n);
  const id = await order(bench, owner, 50_000n, 150n);
  await approve(id);
  await send(id, '200.00');
  const hold = await ledger.memberAccount('mela', owner.person, 'hold', 'BDT');
  const wallet = await ledger.memberAccount('mela', owner.person, 'wallet', 'BDT');
  const found = (amount: string) => [
    {
      brand: 'mela',
      place: hold,
      about: { account: hold, accountKind: 'hold', member: owner.person },
      currency: 'BDT',
      expected: '29850',
      found: amount,
    },
  ];
  await db.query('update ledger.balance set amount = amount + 1 where account = $1', [hold]);
  expect(await compare()).toEqual(found('29851'));
  await db.query('update ledger.balance set amount = amount - 1 where account = $1', [hold]);
  const postings = [
    { account: hold, amount: -1n },
    { account: wallet, amount: 1n },
  ];
  await ledger.post([{ key: 'stray', brand: 'mela', kind: 'test', reference: 'x', postings }]);
  expect(await compare()).toEqual(found('29849'));
});
