import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountCheck, type Discrepancy, LedgerChecks } from '#libs/ledger/index';
import { Database } from '#libs/platform/database/database';

/** Compares each suspense account with the sum of the brand's `open` and `proposed` unmatched payments. */
@Injectable()
export class SuspenseCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'suspense';

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  /** House accounts have no stored balance, so all postings of the account are added up. */
  compare(from: string, to: string): Promise<Discrepancy[]> {
    return this.database.query<Discrepancy>(
      `select a.brand, a.id as place, jsonb_build_object('account', a.id::text, 'accountKind', a.kind) as about, a.currency,
              o.unsettled::text as expected, p.posted::text as found
       from ledger.account_view a
       cross join lateral (
         select coalesce(sum(amount), 0) as posted from ledger.posting_view where account = a.id) p
       cross join lateral (
         select coalesce(sum(u.amount), 0) as unsettled from cashier.unmatched_payment u
         where u.brand = a.brand and u.currency = a.currency and u.status in ('open', 'proposed')) o
       where a.owner = 'house' and a.kind = 'suspense' and a.id >= $1 and a.id < $2 and p.posted <> o.unsettled`,
      [from, to],
    );
  }
}
