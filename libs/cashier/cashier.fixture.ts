import { randomUUID } from 'node:crypto';
import type { EntityTarget, ObjectLiteral } from 'typeorm';
import { Ledger } from '#libs/ledger/index';
import { Audit } from '#libs/platform/audit/audit';
import type { LoggedIn } from '#libs/platform/http/caller';
import type { UploadedImage } from '#libs/platform/images/read-image';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, type TestParts } from '#libs/platform/testing/test-parts';
import { BrandRegistry } from '#libs/site/index';
import { BankAccount } from './bank-account.entity.js';
import { ReceiptAlarms } from './receipt-alarms.js';
import { Tranche } from './tranche.entity.js';
import { Withdrawal } from './withdrawal.entity.js';
import { WithdrawalApprovals } from './withdrawal-approvals.js';
import { WithdrawalCases } from './withdrawal-cases.js';
import { WithdrawalClaims } from './withdrawal-claims.js';
import { WithdrawalDesk } from './withdrawal-desk.js';
import { WithdrawalDiary } from './withdrawal-diary.js';
import { WithdrawalMoney } from './withdrawal-money.js';
import { WithdrawalMoves } from './withdrawal-moves.js';
import { WithdrawalReceipts } from './withdrawal-receipts.js';
import { WithdrawalRecord } from './withdrawal-record.js';

/** The services of a withdrawal, put together by hand on a test database. */
export interface CashierBench {
  db: TestDatabase;
  parts: TestParts;
  ledger: Ledger;
  brands: BrandRegistry;
  moves: WithdrawalMoves;
  desk: WithdrawalDesk;
  cases: WithdrawalCases;
  receipts: WithdrawalReceipts;
  alarms: ReceiptAlarms;
  record: WithdrawalRecord;
  close(): Promise<void>;
}

/** `more` are entities that the spec needs beside those of a withdrawal. */
export async function openCashier(more: EntityTarget<ObjectLiteral>[] = []): Promise<CashierBench> {
  const db = await createTestDatabase();
  const parts = await createTestParts(db.url, [BankAccount, Withdrawal, Tranche, ...more]);
  const { database, events, clock, hints } = parts;
  const brands = new BrandRegistry(database);
  await brands.onModuleInit();
  const ledger = new Ledger(database, events, clock);
  const record = new WithdrawalRecord(database, events);
  const diary = new WithdrawalDiary(database, new Audit(database, clock), clock, brands, record);
  const money = new WithdrawalMoney(ledger);
  const approvals = new WithdrawalApprovals(database, clock);
  const moves = new WithdrawalMoves(database, events, clock, brands, hints, money, diary, approvals);
  const claims = new WithdrawalClaims(database, clock, brands);
  const cases = new WithdrawalCases(database, brands, record, claims);
  return {
    db,
    parts,
    ledger,
    brands,
    moves,
    cases,
    record,
    desk: new WithdrawalDesk(database, moves, claims, cases, diary),
    receipts: new WithdrawalReceipts(database, clock, moves, record),
    alarms: new ReceiptAlarms(database, clock, moves),
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
  sha256: 'ab'.repeat(32),
});

/** A member with that much in the wallet, and a bank account. Amounts in minor units. */
export async function newOwner({ db, ledger }: CashierBench, wallet: bigint): Promise<LoggedIn> {
  const [row] = await db.query<{ id: string }>(
    `insert into identity.member (brand, account, type, password_hash, registered_at)
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
  return { role: 'member', brand: 'mela', address: '10.0.0.1', person, session: randomUUID() };
}

/** Orders past the rules of the brand. Amounts in minor units. */
export async function order(bench: CashierBench, owner: LoggedIn, amount: bigint, fee = 0n): Promise<string> {
  const { database, clock } = bench.parts;
  const account = await database.manager.findOneByOrFail(BankAccount, { member: owner.person });
  const withdrawal = database.manager.create(Withdrawal, {
    id: randomUUID(),
    brand: owner.brand,
    member: owner.person,
    account: 'somebody',
    bankAccount: account.id,
    amount,
    fee,
    currency: 'BDT',
    status: 'requested',
    sent: 0n,
    rejectReason: null,
    proposedBy: null,
    approvedBy: null,
    approvedAs: null,
    approvedAt: null,
    approvedSum: null,
    claimedBy: null,
    claimedAs: null,
    claimedAt: null,
    createdAt: clock.now(),
    waitingSince: clock.now(),
  });
  await database.transaction(() => bench.moves.order(withdrawal, { actor: `member ${owner.person}` }));
  return withdrawal.id;
}

/** Minor units of wallet and hold. */
export async function fundsOf(
  { db }: CashierBench,
  member: string,
): Promise<{ wallet: bigint; hold: bigint }> {
  const rows = await db.query<{ kind: string; amount: string }>(
    `select a.kind, b.amount from ledger.account a join ledger.balance b on b.account = a.id where a.member = $1`,
    [member],
  );
  const of = (kind: string) => BigInt(rows.find((row) => row.kind === kind)?.amount ?? 0);
  return { wallet: of('wallet'), hold: of('hold') };
}

/** Puts the deadline of the open tranche behind us. */
export async function letDeadlinePass({ db }: CashierBench, id: string): Promise<void> {
  await db.query(
    `update cashier.tranche set sent_at = sent_at - interval '1 day', deadline_at = deadline_at - interval '1 day',
       remind_at = remind_at - interval '1 day' where withdrawal = $1 and status = 'sent'`,
    [id],
  );
}

/** The withdrawal of the newest payout, as its jobs name it. */
export async function payoutOf({ db }: CashierBench, withdrawal: string) {
  const [row] = await db.query<{ tranche: number; attempt: number }>(
    'select no as tranche, attempt from cashier.tranche where withdrawal = $1 order by no desc limit 1',
    [withdrawal],
  );
  return { withdrawal, tranche: row?.tranche ?? 1, attempt: row?.attempt ?? 1 };
}
