import { randomUUID } from 'node:crypto';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { Requirements } from '#libs/wagering/index';
import { newDeposit, newOwner, openCashier } from '../cashier.fixture.js';
import { Deposit } from '../deposit/deposit.entity.js';
import { DepositLifecycle } from '../deposit/deposit.lifecycle.js';
import { UnmatchedPayment } from './unmatched-payment.entity.js';
import { UnmatchedPaymentLifecycle } from './unmatched-payment.lifecycle.js';
import { UnmatchedPayments } from './unmatched-payments.js';

/** The services of a payment in suspense, put together by hand on a test database. */
export async function openSuspense() {
  const testbed = await openCashier([Deposit, UnmatchedPayment]);
  const { parts, ledger, debts, brands, queue } = testbed;
  const { database, clock, transitions } = parts;
  const unmatched = new UnmatchedPayments(database, ledger, transitions.audit, clock, queue);
  const deposits = new DepositLifecycle(
    transitions,
    ledger,
    debts,
    new Requirements(database, clock, brands),
    brands,
    queue,
  );
  const payments = new UnmatchedPaymentLifecycle(transitions, unmatched, deposits, queue);

  /** A deposit of 500.00 that nobody paid, and a payment of 300.00 that came under its number. */
  async function newPayment(): Promise<{ id: string; deposit: string }> {
    const owner = await newOwner(testbed, 1n);
    const deposit = newDeposit(testbed, owner);
    const event = {
      provider: 'bank',
      event_id: randomUUID(),
      payment_id: `walk-${deposit.id}`,
      reference: deposit.id,
      amount: '300.00',
      currency: 'BDT',
    };
    await database.transaction(async () => {
      await deposits.order(deposit, memberActor(owner));
      await unmatched.postToSuspense(owner.brand, event, 'other-amount', deposit);
    });
    const payment = await database.manager.findOneByOrFail(UnmatchedPayment, { eventId: event.event_id });
    return { id: payment.id, deposit: deposit.id };
  }

  return { ...testbed, deposits, payments, newPayment };
}
