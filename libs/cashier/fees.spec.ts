import { randomUUID } from 'node:crypto';
import { Turnover } from '#libs/ledger/index';
import { Audit } from '#libs/platform/audit/audit';
import {
  type CashierBench,
  image,
  letDeadlinePass,
  newOwner,
  openCashier,
  operator,
  order,
} from './cashier.fixture.js';
import { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';

const FIRST = operator('1');
let bench: CashierBench;

beforeAll(async () => {
  bench = await openCashier([Deposit]);
});
afterAll(() => bench.close());

/** Minor units that each account changed by, in all that happened to one thing, in the order of the postings. */
async function movements(reference: string): Promise<Record<string, number>[]> {
  const rows = await bench.db.query<{ moved: Record<string, number> }>(
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
  const { parts, ledger, brands } = bench;
  const { database, events, clock } = parts;
  const turnover = new Turnover(database, clock);
  const audit = new Audit(database, clock);
  const moves = new DepositMoves(database, ledger, turnover, events, audit, clock, brands);
  const owner = await newOwner(bench, 1n);
  const deposit = database.manager.create(Deposit, {
    id: randomUUID(),
    brand: owner.brand,
    member: owner.person,
    method: 'bank',
    provider: 'bank',
    amount: 50_000n,
    fee,
    currency: 'BDT',
    status: 'created',
    paymentId: null,
    reviewReason: null,
    createdAt: clock.now(),
    expiresAt: clock.now(),
  });
  await database.transaction(async () => {
    await moves.order(deposit);
    await moves.move(deposit, 'PAY', 'provider bank');
  });
  expect(await movements(deposit.id)).toEqual([posted]);
});

test('the bank sends what the member gets, in tranches, and the fee stays until the first one comes back', async () => {
  const owner = await newOwner(bench, 60_000n);
  const id = await order(bench, owner, 60_000n, 150n);
  await bench.desk.approve(FIRST, id);
  await bench.desk.distribute(FIRST, id, { amount: '100.00', reference: 'one' });
  await bench.receipts.answer(owner, { id, tranche: 1, answer: 'not-received' }, [image()]);
  await bench.desk.refund(FIRST, id);
  await bench.desk.distribute(FIRST, id, { amount: '498.50', reference: 'two' });
  await letDeadlinePass(bench, id);
  await bench.alarms.autoReceive({ withdrawal: id, tranche: 2, attempt: 1 });
  expect(await movements(id)).toEqual([
    { wallet: -60_000, hold: 60_000 },
    { hold: -10_150, bank: 10_000, fee: 150 },
    { bank: -10_000, fee: -150, wallet: 10_150 },
    { hold: -49_850, bank: 49_850 },
  ]);
});
