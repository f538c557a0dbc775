import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type AccountCheck, type Discrepancy, LedgerChecks } from './ledger-checks.js';

/** Compares members' balances with their postings, and the sum of all accounts with zero. */
@Injectable()
export class BalanceCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'balance';

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  compare(from: string, to: string): Promise<Discrepancy[]> {
    return this.database.query<Discrepancy>(
      `select a.brand, a.id as place, jsonb_build_object('account', a.id::text, 'accountKind', a.kind, 'member', a.member::text) as about,
              a.currency, coalesce(p.sum, 0)::text as expected, b.amount::text as found
       from ledger.account a join ledger.balance b on b.account = a.id
       left join lateral (select sum(amount) from ledger.posting where account = a.id) p on true
       where a.id >= $1 and a.id < $2 and b.amount <> coalesce(p.sum, 0)`,
      [from, to],
    );
  }

  /**
   * All members' balances and house accounts of a brand and a currency have to sum to zero. A house account counts with its total
   * of the last closed day and its postings since.
   */
  compareSums(): Promise<Discrepancy[]> {
    return this.database.query<Discrepancy>(
      `with last as (select day, last_transaction from ledger.journal_day order by day desc limit 1),
       amounts as (
         select a.brand, a.currency, sum(b.amount) as amount
         from ledger.balance b join ledger.account a on a.id = b.account group by 1, 2
         union all
         select a.brand, a.currency, coalesce(t.amount, 0) + coalesce(p.sum, 0)
         from ledger.account a cross join last
         left join ledger.house_total t on t.account = a.id and t.day = last.day
         left join lateral (select sum(amount) from ledger.posting
           where account = a.id and transaction > last.last_transaction) p on true
         where a.owner = 'house'
       )
       select brand, 0 as place, '{}'::jsonb as about, currency, '0' as expected,
              sum(amount)::text as found
       from amounts where exists (select from last) group by brand, currency having sum(amount) <> 0`,
    );
  }
}
