import { randomUUID } from 'node:crypto';
import { Turnover } from '#libs/ledger/index';
import { Audit } from '#libs/platform/audit/audit';
import { Refusal } from '#libs/platform/http/refusal';
import { type ChartModel, chartWalks, walkChart } from '#libs/platform/testing/chart-walks';
import { type CashierBench, newOwner, openCashier, operator } from './cashier.fixture.js';
import { unmatchedPaymentChart } from './common/unmatched-payment.chart.js';
import { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';
import { OperatorQueue } from './operator-queue.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { UnmatchedPaymentDesk } from './unmatched-payment-desk.js';
import { UnmatchedPayments } from './unmatched-payments.js';

const [FIRST, SECOND] = ['1', '2'] as const;

let bench: CashierBench;
let payments: UnmatchedPayments;
let deposits: DepositMoves;
let desk: UnmatchedPaymentDesk;

beforeAll(async () => {
  bench = await openCashier([Deposit, UnmatchedPayment]);
  const { parts, ledger, brands } = bench;
  const { database, events, clock } = parts;
  const audit = new Audit(database, clock);
  const queue = new OperatorQueue();
  payments = new UnmatchedPayments(database, ledger, audit, clock, queue);
  deposits = new DepositMoves(database, ledger, new Turnover(database), events, audit, clock, brands);
  desk = new UnmatchedPaymentDesk(database, payments, deposits, audit, clock, queue);
});
afterAll(() => bench.close());

/** A deposit of 500.00 that nobody paid, and a payment of 300.00 that came under its number. */
async function newPayment() {
  const { database, clock } = bench.parts;
  const owner = await newOwner(bench, 1n);
  const deposit = database.manager.create(Deposit, {
    id: randomUUID(),
    brand: owner.brand,
    member: owner.person,
    method: 'bank',
    provider: 'bank',
    amount: 50_000n,
    fee: 0n,
    currency: 'BDT',
    status: 'created',
    paymentId: null,
    reviewReason: null,
    createdAt: clock.now(),
    expiresAt: clock.now(),
  });
  const event = {
    provider: 'bank',
    event_id: randomUUID(),
    payment_id: 'walk',
    reference: deposit.id,
    amount: '300.00',
    currency: 'BDT',
  };
  await database.transaction(async () => {
    await deposits.order(deposit);
    await payments.take(owner.brand, event, 'other-amount', deposit);
  });
  const payment = await database.manager.findOneByOrFail(UnmatchedPayment, { eventId: event.event_id });
  return { id: payment.id, deposit: deposit.id };
}

const proposedBy = (operator: string) => ({ operator, proposedBy: FIRST });
const MOVES: ChartModel<null> = {
  world: null,
  moves: [
    { name: 'propose', event: { type: 'PROPOSE_CREDIT' } },
    { name: 'confirm the own', event: { type: 'CONFIRM_CREDIT' }, context: () => proposedBy(FIRST) },
    {
      name: 'confirm',
      event: { type: 'CONFIRM_CREDIT' },
      context: () => proposedBy(SECOND),
    },
    { name: 'drop', event: { type: 'DROP_CREDIT' } },
    { name: 'return', event: { type: 'RETURN' } },
  ],
};

test.each(chartWalks(unmatchedPaymentChart, MOVES))(
  'the desk takes the shortest way to $goals, and refuses the rest there',
  async (walk) => {
    const { id, deposit } = await newPayment();
    const seen = { deposit, amount: '300.00' };
    const make: Record<string, () => Promise<void>> = {
      propose: () => desk.proposeCredit(operator(FIRST), id, seen),
      'confirm the own': () => desk.confirmCredit(operator(FIRST), id, seen),
      confirm: () => desk.confirmCredit(operator(SECOND), id, seen),
      drop: () => desk.dropCredit(operator(FIRST), id),
      return: () => desk.markReturned(operator(SECOND), id, 'BANK-1'),
    };
    const differences = await walkChart(unmatchedPaymentChart, MOVES, walk, {
      make: async ({ name }) => {
        try {
          await make[name]?.();
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
        }
      },
      state: async () =>
        (await bench.parts.database.manager.findOneByOrFail(UnmatchedPayment, { id })).status,
    });
    expect(differences).toEqual([]);
    // In suspense while it waits, and nowhere twice.
    const [row] = await bench.db.query<{ suspense: string; status: string }>(
      `select coalesce(sum(p.amount), 0) as suspense, u.status from cashier.unmatched_payment u
       join ledger.transaction t on t.reference in (u.id::text, u.credited_deposit::text)
       join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account and a.kind = 'suspense'
       where u.id = $1 group by u.status`,
      [id],
    );
    const waits = row?.status === 'open' || row?.status === 'proposed';
    expect(Number(row?.suspense)).toBe(waits ? 30_000 : 0);
  },
);
