import { randomUUID } from 'node:crypto';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Debts, Ledger } from '#libs/ledger/index';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { memberActor } from '#libs/platform/transitions/actor-context';
import { BrandRegistry, MaintenanceDeadlines } from '#libs/site/index';
import { BankAccount } from './bank-accounts/bank-account.entity.js';
import { Deposit } from './deposit/deposit.entity.js';
import { ListFilters } from './list-filter.js';
import { OperatorQueue } from './operator-queue.js';
import { CaseViews } from './withdrawal/operators/case-views.js';
import { PayoutPolicy } from './withdrawal/operators/payout-policy.js';
import { WithdrawalApprovals } from './withdrawal/operators/withdrawal-approvals.js';
import { WithdrawalCases } from './withdrawal/operators/withdrawal-cases.js';
import { WithdrawalClaims } from './withdrawal/operators/withdrawal-claims.js';
import { WithdrawalOperatorService } from './withdrawal/operators/withdrawal-operator.service.js';
import { ReceiptTimers } from './withdrawal/receipt/receipt-timers.js';
import { WithdrawalReceipts } from './withdrawal/receipt/withdrawal-receipts.js';
import { Tranche } from './withdrawal/tranche.entity.js';
import { NEW_WITHDRAWAL, Withdrawal } from './withdrawal/withdrawal.entity.js';
import { WithdrawalLifecycle } from './withdrawal/withdrawal.lifecycle.js';
import { WithdrawalMoney } from './withdrawal/withdrawal-money.js';
import { WithdrawalPlans } from './withdrawal/withdrawal-plans.js';
import { WithdrawalQueries } from './withdrawal/withdrawal-queries.js';
import { WithdrawalTranches } from './withdrawal/withdrawal-tranches.js';

/** The services of withdrawals, wired by hand on a test database. */
export interface CashierTestbed {
  db: TestDatabase;
  parts: TestParts;
  ledger: Ledger;
  debts: Debts;
  brands: BrandRegistry;
  queue: OperatorQueue;
  lifecycle: WithdrawalLifecycle;
  operators: WithdrawalOperatorService;
  cases: WithdrawalCases;
  receipts: WithdrawalReceipts;
  timers: ReceiptTimers;
  queries: WithdrawalQueries;
  close(): Promise<void>;
}

/** `more` are entities that the spec needs beside those of a withdrawal. */
export async function openCashier(more: EntityTarget<ObjectLiteral>[] = []): Promise<CashierTestbed> {
  const db = await createTestDatabase();
  const parts = await createTestParts(db.url, [BankAccount, Withdrawal, Tranche, ...more]);
  const { database, events, clock, wakeUps } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const ledger = new Ledger(database, events, clock);
  const debts = new Debts(database, clock, ledger);
  debts.onModuleInit();
  const queries = new WithdrawalQueries(database, events);
  const queue = new OperatorQueue();
  const money = new WithdrawalMoney(ledger);
  const policy = new PayoutPolicy(brands);
  const claims = new WithdrawalClaims(clock, brands);
  const tranches = new WithdrawalTranches(database, clock, brands, wakeUps);
  const approvals = new WithdrawalApprovals(database, clock);
  const plans = new WithdrawalPlans(clock, brands, money, tranches, approvals, policy);
  const suspensions = new MaintenanceDeadlines(database);
  const lifecycle = new WithdrawalLifecycle(
    parts.transitions,
    brands,
    queue,
    queries,
    money,
    tranches,
    claims,
    policy,
    plans,
  );
  const cases = new WithdrawalCases(database, policy, queries, claims, new ListFilters(brands));
  return {
    db,
    parts,
    ledger,
    debts,
    brands,
    queue,
    lifecycle,
    cases,
    queries,
    operators: new WithdrawalOperatorService(
      database,
      lifecycle,
      new CaseViews(cases, parts.transitions.audit),
    ),
    receipts: new WithdrawalReceipts(database, clock, lifecycle, tranches, queries, suspensions),
    timers: new ReceiptTimers(database, clock, lifecycle, tranches, suspensions),
    close: async () => {
      await parts.close();
      await db.drop();
    },
  };
}

export const operator = (id: string) => ({
  id,
  account: `operator${id}`,
  brand: 'mela',
  address: '10.0.0.9',
});

export const image = (): UploadedImage => ({
  type: 'image/jpeg',
  data: Buffer.from('a picture'),
  width: 60,
  height: 40,
  sha256: 'ab'.repeat(32),
});

/** A member with this amount (minor units) in the wallet, and a bank account. */
export async function newOwner({ db, ledger }: CashierTestbed, wallet: bigint): Promise<LoggedIn> {
  const [row] = await db.query<{ id: string }>(
    `insert into members.member (brand, account, type, password_hash, registered_at)
     values ('mela', $1, 0, 'none', now()) returning id`,
    [`w${randomUUID().slice(0, 12)}`],
  );
  const person = row?.id ?? '';
  await ledger.openMember('mela', person, 'BDT');
  const to = await ledger.memberAccount('mela', person, 'wallet', 'BDT');
  const from = await ledger.houseAccount('mela', 'bank', 'BDT');
  const postings = [
    { account: from, amount: -wallet },
    { account: to, amount: wallet },
  ];
  await ledger.post([{ key: `fund:${person}`, brand: 'mela', kind: 'test', reference: person, postings }]);
  await db.query(
    `insert into cashier.bank_account (id, brand, member, bank, number, holder, added_at)
     values ($1, 'mela', $2, 'Demo Bank', $3, 'Demo Member', now())`,
    [randomUUID(), person, `BD${person.padStart(14, '0')}`],
  );
  return { role: 'member', brand: 'mela', address: '10.0.0.1', person, session: randomUUID(), closure: null };
}

/** An order of a deposit of 500.00 that is not stored yet. */
export function newDeposit({ parts }: CashierTestbed, owner: LoggedIn, fee = 0n): Deposit {
  const { database, clock } = parts;
  return database.manager.create(Deposit, {
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
}

/** Orders a withdrawal without the checks of `WithdrawalService`. Amounts in minor units. */
export async function order(
  testbed: CashierTestbed,
  owner: LoggedIn,
  amount: bigint,
  fee = 0n,
): Promise<string> {
  const { database, clock } = testbed.parts;
  const account = await database.manager.findOneByOrFail(BankAccount, { member: owner.person });
  const withdrawal = database.manager.create(Withdrawal, {
    ...NEW_WITHDRAWAL,
    id: randomUUID(),
    brand: owner.brand,
    member: owner.person,
    account: 'somebody',
    bankAccount: account.id,
    amount,
    fee,
    currency: 'BDT',
    createdAt: clock.now(),
    waitingSince: clock.now(),
  });
  await database.transaction(() => testbed.lifecycle.order(withdrawal, memberActor(owner)));
  return withdrawal.id;
}

/** Both balances in minor units. */
export async function fundsOf(
  { db }: CashierTestbed,
  member: string,
): Promise<{ wallet: bigint; hold: bigint }> {
  const rows = await db.query<{ kind: string; amount: string }>(
    `select a.kind, b.amount from ledger.account a join ledger.balance b on b.account = a.id where a.member = $1`,
    [member],
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { wallet: of('wallet'), hold: of('hold') };
}

/** Moves the open tranche's deadline into the past. */
export async function letDeadlinePass({ db }: CashierTestbed, id: string): Promise<void> {
  await db.query(
    `update cashier.tranche set sent_at = sent_at - interval '1 day', deadline_at = deadline_at - interval '1 day',
       remind_at = remind_at - interval '1 day' where withdrawal = $1 and status = 'sent'`,
    [id],
  );
}

/** The newest attempt to pay a withdrawal, as the payload of its jobs. */
export async function newestAttempt({ db }: CashierTestbed, withdrawal: string) {
  const [row] = await db.query<{ tranche: number; attempt: number }>(
    'select no as tranche, attempt from cashier.tranche where withdrawal = $1 order by no desc limit 1',
    [withdrawal],
  );
  return { withdrawal, tranche: row?.tranche ?? 1, attempt: row?.attempt ?? 1 };
}

/** Gives the tests of a file the services of withdrawals with an api on the same database, as `setUpTestApi` does. */
export function setUpCashierApi(): { testbed: CashierTestbed; api: TestApi } {
  const [testbed, api] = [{} as CashierTestbed, {} as TestApi];
  beforeAll(async () => {
    Object.assign(testbed, await openCashier());
    Object.assign(api, await startTestApi({ databaseUrl: testbed.db.url }));
  });
  afterAll(async () => {
    await api.stop();
    await testbed.close();
  });
  return { testbed, api };
}
