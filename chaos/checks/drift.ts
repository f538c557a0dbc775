import type { Stack } from '../stack/stack.js';

export interface Drift {
  /** Transactions whose postings of one currency do not sum to zero. */
  unbalanced: number;
  /** Sum of all postings, in minor units. */
  total: number;
  /** Members' accounts whose balance is not the sum of their postings. */
  different: number;
  /** Balances below zero now, or after any transaction. */
  negative: number;
  transactions: number;
}

/** Whether the ledger is consistent, calculated from its tables alone. */
export async function drift(stack: Stack): Promise<Drift> {
  return {
    unbalanced: await stack.count(
      `select count(*) from (select 1 from ledger.posting group by transaction, currency having sum(amount) <> 0) bad`,
    ),
    total: await stack.count('select coalesce(sum(amount), 0) from ledger.posting'),
    different: await stack.count(
      `select count(*) from ledger.balance b where b.amount <>
         (select coalesce(sum(p.amount), 0) from ledger.posting p where p.account = b.account)`,
    ),
    negative: await stack.count(
      `select (select count(*) from ledger.balance where amount < 0) +
              (select count(*) from (select distinct on (transaction, account) balance_after
                 from ledger.posting order by transaction, account, line desc) after where balance_after < 0)`,
    ),
    transactions: await stack.count('select count(*) from ledger.transaction'),
  };
}
