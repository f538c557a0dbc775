import { randomUUID } from 'node:crypto';
import type { QueryRunner } from 'typeorm';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { WithdrawalApprover1764040000000 } from './1764040000000-withdrawal-approver.js';
import { UnmatchedPayments1764040001000 } from './1764040001000-unmatched-payments.js';
import { StepActors1764620000000 } from './1764620000000-step-actors.js';

let db: TestDatabase;
let member: string;

beforeAll(async () => {
  db = await createTestDatabase();
  const [row] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     values ('mela', 'oldrows', 0, 'none', now()) returning id`,
  );
  member = row?.id ?? '';
});
afterAll(() => db.drop());

/** The part of a query runner that these migrations use. */
const runner = () => db as unknown as QueryRunner;

async function deposit(status: string, review: string | null, paidBy: string | null): Promise<string> {
  const id = randomUUID();
  await db.query(
    `insert into cashier.deposit (id, brand, member, method, provider, amount, fee, currency, status, payment_id,
       review_reason, created_at, expires_at)
     values ($1, 'mela', $2, 'bank', 'bank', 50000, 0, 'BDT', $3, $4, $5, now(), now())`,
    [id, member, status, paidBy, review],
  );
  return id;
}

async function reported(
  reference: string,
  payment: string,
  amount: string,
  outcome: string,
  currency = 'BDT',
) {
  const event = randomUUID();
  const body = { type: 'payment.paid', payment_id: payment, reference, amount, currency };
  await db.query(
    `insert into cashier.provider_event (provider, event_id, received_at, body, outcome)
     values ('bank', $1, now(), $2::jsonb, $3)`,
    [event, JSON.stringify(body), outcome],
  );
}

test('migrates old reports into suspense, or into alerts if they cannot be posted', async () => {
  await new UnmatchedPayments1764040001000().down(runner());
  const [paid, reviewed, dismissed] = [
    await deposit('paid', null, 'one'),
    await deposit('created', 'paid 300.00 BDT', 'two'),
    await deposit('created', null, 'three'),
  ];
  await reported(paid, 'one', '500.00', 'applied');
  await reported(paid, 'one', '500.00', 'no move');
  await reported(paid, 'another', '500.00', 'no move');
  await reported(paid, 'one', '70.5', 'other amount');
  await reported(reviewed, 'two', '300.00', 'other amount');
  await reported(reviewed, 'two', '900', 'other amount', 'JPY');
  await reported(reviewed, 'two', '9.5', 'other amount', 'JPY');
  await reported(reviewed, 'two', 'much', 'other amount');
  await reported(reviewed, 'two', '0.00', 'other amount');
  await reported(dismissed, 'three', '300.00', 'other amount');
  await new UnmatchedPayments1764040001000().up(runner());

  const rows = await db.query<{ deposit: string; reason: string; money: string; posted: string }>(
    `select u.deposit, u.reason, u.amount || ' ' || u.currency as money,
       (select string_agg(a.kind || ' ' || p.amount, ', ' order by p.line) from ledger.transaction t
        join ledger.posting p on p.transaction = t.id join ledger.account a on a.id = p.account
        where t.reference = u.id::text) as posted
     from cashier.unmatched_payment u order by u.received_at`,
  );
  expect(rows).toEqual([
    { deposit: paid, reason: 'second-payment', money: '50000 BDT', posted: 'bank -50000, suspense 50000' },
    { deposit: paid, reason: 'other-amount', money: '7050 BDT', posted: 'bank -7050, suspense 7050' },
    { deposit: reviewed, reason: 'other-amount', money: '30000 BDT', posted: 'bank -30000, suspense 30000' },
    { deposit: reviewed, reason: 'other-amount', money: '900 JPY', posted: 'bank -900, suspense 900' },
  ]);
  const alerts = await db.query<{ amount: string }>(
    `select body->>'amount' as amount from cashier.payment_alert where kind = 'unreadable-amount' order by id`,
  );
  expect(alerts.map(({ amount }) => amount)).toEqual(['9.5', 'much', '0.00']);
});

test('migrates the approver of open withdrawals from the audit', async () => {
  // The migration reads operators from the schema of its time.
  await db.query(
    'create schema identity; create view identity.operator as select * from authentication.operator',
  );
  await new WithdrawalApprover1764040000000().down(runner());
  const account = randomUUID();
  await db.query(
    `insert into cashier.bank_account (id, brand, member, bank, number, holder, added_at)
     values ($1, 'mela', $2, 'Demo Bank', 'BD0000000001', 'Demo Member', now())`,
    [account, member],
  );
  const [operator] = await db.query<{ id: string }>(
    "select id from authentication.operator where account = 'operator1'",
  );
  for (const status of ['approved', 'received']) {
    const id = randomUUID();
    await db.query(
      `insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, sent,
         created_at, waiting_since) values ($1, 'mela', $2, 'rupali', $3, 600000, 0, 'BDT', $4, 0, now(), now())`,
      [id, member, account, status],
    );
    await db.query(
      `insert into platform.audit (at, brand, actor, action, subject) values (now(), 'mela', $1, 'withdrawal.approved', $2)`,
      [`operator ${operator?.id}`, `withdrawal ${id}`],
    );
  }
  await new WithdrawalApprover1764040000000().up(runner());
  await db.query('drop schema identity cascade');
  const rows = await db.query(
    'select approved_by as by, approved_as as name from cashier.withdrawal order by status',
  );
  expect(rows).toEqual([
    { by: operator?.id, name: 'operator1' },
    { by: null, name: null },
  ]);
});

test('migrates the kind of actor of old timelines', async () => {
  await new StepActors1764620000000().down(runner());
  const paid = [await deposit('paid', null, 'by the bank'), await deposit('paid', null, 'by hand')];
  for (const id of paid)
    await db.query(
      `insert into cashier.deposit_step (deposit, step, status, at)
       values ($1, 1, 'created', now()), ($1, 2, 'pending', now()), ($1, 3, 'paid', now())`,
      [id],
    );
  await db.query(
    `insert into platform.audit (at, brand, actor, action, subject) values (now(), 'mela', 'operator 1', 'deposit.paid', $1)`,
    [`deposit ${paid[1]}`],
  );
  const withdrawal = randomUUID();
  await db.query(
    `insert into cashier.withdrawal (id, brand, member, account, bank_account, amount, fee, currency, status, sent,
       created_at, waiting_since, reject_reason)
     select $1, brand, member, 'oldrows', id, 600000, 0, 'BDT', 'rejected', 0, now(), now(), 'another name'
     from cashier.bank_account limit 1`,
    [withdrawal],
  );
  const steps =
    'requested approved distributed received approved distributed auto-received approved distributed disputed ' +
    'force-proposed disputed refunded rejected';
  await db.query(
    `insert into cashier.withdrawal_step (withdrawal, step, status, at)
     select $1, step, status, now() from unnest($2::text[]) with ordinality s(status, step)`,
    [withdrawal, steps.split(' ')],
  );
  await new StepActors1764620000000().up(runner());
  const deposits = await db.query<{ by: string }>(
    `select string_agg(by, ' ' order by step) as by from cashier.deposit_step where deposit = any ($1)
     group by deposit order by array_position($1, deposit)`,
    [paid],
  );
  expect(deposits.map(({ by }) => by)).toEqual(['member system system', 'member system operator']);
  const [row] = await db.query(
    `select string_agg(by, ' ' order by step) as by, string_agg(reason, ', ') as reason from cashier.withdrawal_step
     where withdrawal = $1`,
    [withdrawal],
  );
  expect(row).toEqual({
    by: 'member operator operator member member operator system system operator member operator operator operator operator',
    reason: 'another name',
  });
});
