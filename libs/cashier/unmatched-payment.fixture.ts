import { randomUUID } from 'node:crypto';
import { Turnover } from '#libs/ledger/index';
import { Audit } from '#libs/platform/audit/audit';
import { newOwner, openCashier } from './cashier.fixture.js';
import { Deposit } from './deposit.entity.js';
import { DepositMoves } from './deposit-moves.js';
import { OperatorQueue } from './operator-queue.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { UnmatchedPaymentDesk } from './unmatched-payment-desk.js';
import { UnmatchedPayments } from './unmatched-payments.js';

/** The services of a payment in suspense, put together by hand on a test database. */
export async function openSuspense() {
  const bench = await openCashier([Deposit, UnmatchedPayment]);
  const { parts, ledger, brands } = bench;
  const { database, events, clock } = parts;
  const audit = new Audit(database, clock);
  const queue = new OperatorQueue();
  const payments = new UnmatchedPayments(database, ledger, audit, clock, queue);
  const deposits = new DepositMoves(
    database,
    ledger,
    new Turnover(database, clock),
    events,
    audit,
    clock,
    brands,
  );
  const desk = new UnmatchedPaymentDesk(database, payments, deposits, audit, clock, queue);

  /** A deposit of 500.00 that nobody paid, and a payment of 300.00 that came under its number. */
  async function newPayment(): Promise<{ id: string; deposit: string }> {
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

  return { ...bench, desk, newPayment };
}
