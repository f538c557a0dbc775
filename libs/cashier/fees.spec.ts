import { memberActor } from '#libs/platform/transitions/actor-context';
import { Requirements } from '#libs/wagering/index';
import {
  type CashierTestbed,
  image,
  letDeadlinePass,
  newDeposit,
  newOwner,
  openCashier,
  operator,
  order,
} from './cashier.fixture.js';
import { Deposit } from './deposit/deposit.entity.js';
import { DepositLifecycle } from './deposit/deposit.lifecycle.js';

const FIRST = operator('1');
let testbed: CashierTestbed;

beforeAll(async () => {
  testbed = await openCashier([Deposit]);
});
afterAll(() => testbed.close());

/** The minor units that each transaction with this reference posted to each kind of account, in order. */
async function movements(reference: string): Promise<Record<string, number>[]> {
  const rows = await testbed.db.query<{ moved: Record<string, number> }>(
    `select jsonb_object_agg(a.kind, p.amount) as moved from ledger.transaction t
     join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account
     where t.reference = $1 group by t.id order by t.id`,
    [reference],
  );
  return rows.map(({ moved }) => moved);
}

test.each([
  { fee: 150n, posted: { wallet: 49_850, fee: 150, bank: -50_000 } },
  { fee: 0n, posted: { wallet: 50_000, bank: -50_000 } },
])('the bank has all of a deposit, of which $fee are the fee', async ({ fee, posted }) => {
  const { parts, ledger, debts, brands, queue } = testbed;
  const { database, clock, transitions } = parts;
  const requirements = new Requirements(database, clock, brands);
  const deposits = new DepositLifecycle(transitions, ledger, debts, requirements, brands, queue);
  const owner = await newOwner(testbed, 1n);
  const deposit = newDeposit(testbed, owner, fee);
  await database.transaction(async () => {
    await deposits.order(deposit, memberActor(owner));
    await deposits.applyMove(deposit, 'PAY', {}, { kind: 'system', provider: 'bank' });
  });
  expect(await movements(deposit.id)).toEqual([posted]);
});

test('posts tranches to the bank without the fee, which is refunded with the first one', async () => {
  const owner = await newOwner(testbed, 60_000n);
  const id = await order(testbed, owner, 60_000n, 150n);
  await testbed.operators.applyMove(FIRST, id, 'APPROVE', {});
  await testbed.operators.applyMove(FIRST, id, 'DISTRIBUTE', { amount: '100.00', reference: 'one' });
  await testbed.receipts.answer(owner, { id, tranche: 1, answer: 'not-received' }, [image()]);
  await testbed.operators.applyMove(FIRST, id, 'REFUND', {});
  await testbed.operators.applyMove(FIRST, id, 'DISTRIBUTE', { amount: '498.50', reference: 'two' });
  await letDeadlinePass(testbed, id);
  await testbed.timers.autoReceive({ withdrawal: id, tranche: 2, attempt: 1 });
  expect(await movements(id)).toEqual([
    { wallet: -60_000, hold: 60_000 },
    { hold: -10_150, bank: 10_000, fee: 150 },
    { bank: -10_000, fee: -150, wallet: 10_150 },
    { hold: -49_850, bank: 49_850 },
  ]);
});
