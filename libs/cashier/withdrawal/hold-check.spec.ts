import { LedgerChecks } from '#libs/ledger/index';
import { type CashierTestbed, newOwner, openCashier, operator, order } from '../cashier.fixture.js';
import { HoldCheck } from './hold-check.js';

let testbed: CashierTestbed;
let check: HoldCheck;

beforeAll(async () => {
  testbed = await openCashier();
  const checks = new LedgerChecks();
  check = new HoldCheck(testbed.parts.database, checks);
  check.onModuleInit();
  expect(checks.all()).toEqual([check]);
});
afterAll(() => testbed.close());

const compare = () => check.compare('0', '9223372036854775807');
const approve = (id: string) => testbed.operators.applyMove(operator('1'), id, 'APPROVE', {});
const send = (id: string, amount: string) =>
  testbed.operators.applyMove(operator('1'), id, 'DISTRIBUTE', { amount, reference: 'PAY' });

test('finds no difference while orders of every kind are made and moved', async () => {
  let working = true;
  const moves = Array.from({ length: 8 }, async (_, index) => {
    const owner = await newOwner(testbed, 200_000n);
    const ids = [await order(testbed, owner, 50_000n, 150n), await order(testbed, owner, 60_000n)] as const;
    await approve(ids[0]);
    await send(ids[0], index % 2 ? '100.00' : '498.50');
    if (index % 3 === 0) await testbed.operators.applyMove(operator('1'), ids[1], 'REJECT', { reason: 'no' });
  });
  const done = Promise.all(moves).finally(() => (working = false));
  while (working) expect(await compare()).toEqual([]);
  await done;
  expect(await compare()).toEqual([]);
});

test('finds one minor unit on hold, whether it was posted or not', async () => {
  const { db, ledger } = testbed;
  const owner = await newOwner(testbed, 100_000n);
  const id = await order(testbed, owner, 50_000n, 150n);
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
