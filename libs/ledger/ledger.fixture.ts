import type { Currency } from '#libs/money/currency';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { createTestParts, POOL_SIZE, type TestParts } from '#libs/platform/testing/test-parts';
import { Ledger, type LedgerItem } from './ledger.service.js';

export interface LedgerTestbed {
  db: TestDatabase;
  parts: TestParts;
  ledger: Ledger;
  close(): Promise<void>;
}

export const BRAND = 'mela';

export async function openLedger(): Promise<LedgerTestbed> {
  const db = await createTestDatabase();
  const parts = await createTestParts(db.url);
  const ledger = new Ledger(parts.database, parts.events, parts.clock);
  const close = async () => {
    await parts.close();
    await db.drop();
  };
  return { db, parts, ledger, close };
}

let keys = 0;

/** Moves minor units from one account to another, under a new key. */
export function transfer(
  from: string,
  to: string,
  amount: bigint,
  changes: Partial<LedgerItem> = {},
): LedgerItem {
  keys += 1;
  return {
    key: `test:${keys}`,
    brand: BRAND,
    kind: 'test',
    reference: 'test',
    postings: [
      { account: from, amount: -amount },
      { account: to, amount },
    ],
    ...changes,
  };
}

/** Opens a member's wallet with this amount in it. */
export async function fundedWallet(
  ledger: Ledger,
  member: string,
  amount: bigint,
  currency: Currency = 'BDT',
): Promise<string> {
  await ledger.openMember(BRAND, member, currency);
  const wallet = await ledger.memberAccount(BRAND, member, 'wallet', currency);
  const bank = await ledger.houseAccount(BRAND, 'bank', currency);
  if (amount > 0n) await ledger.post([transfer(bank, wallet, amount)]);
  return wallet;
}

/** Runs `work` so many times, with as many at once as there are connections. */
export async function atOnce<T>(times: number, work: (index: number) => Promise<T>): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const lane = async () => {
    while (next < times) results.push(await work(next++));
  };
  await Promise.all(Array.from({ length: POOL_SIZE }, lane));
  return results;
}

/** Transactions and currencies that do not sum to zero, and balances that are negative or not the sum of their postings. */
export async function faultsOf(db: TestDatabase): Promise<unknown[]> {
  return db.query(`
    select 'transaction' as what, transaction as id from ledger.posting group by 2 having sum(amount) <> 0
    union all
    select 'currency ' || currency, null from ledger.posting group by currency having sum(amount) <> 0
    union all
    select 'balance', b.account from ledger.balance b
      left join (select account, sum(amount) as sum from ledger.posting group by 1) p on p.account = b.account
      where b.amount <> coalesce(p.sum, 0) or b.amount < 0
    union all
    select 'last line', b.account from ledger.balance b
      join lateral (select balance_after from ledger.posting where account = b.account
        order by transaction desc, line desc limit 1) l on true
      where l.balance_after <> b.amount`);
}
