import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import { type AccountCheck, type Discrepancy, LedgerChecks } from './ledger-checks.js';

/** Compares each account of debts with the sum of what members of the brand still owe. */
@Injectable()
export class DebtCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'debts';

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
              o.advanced::text as expected, p.posted::text as found
       from ledger.account a
       cross join lateral (
         select coalesce(sum(amount), 0) as posted from ledger.posting where account = a.id) p
       cross join lateral (
         select coalesce(-sum(d.amount - d.paid), 0) as advanced from ledger.debt d
         where d.brand = a.brand and d.currency = a.currency and d.settled_at is null) o
       where a.owner = 'house' and a.kind = 'debts' and a.id >= $1 and a.id < $2 and p.posted <> o.advanced`,
      [from, to],
    );
  }
}
