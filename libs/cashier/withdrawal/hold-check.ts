import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountCheck, type Discrepancy, LedgerChecks } from '#libs/ledger/index';
import { Database } from '#libs/platform/database/database';

/** Compares each hold account with the member's orders that are not rejected: their amounts less the tranches and their fees. */
@Injectable()
export class HoldCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'hold';

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  compare(from: string, to: string): Promise<Discrepancy[]> {
    return this.database.query<Discrepancy>(
      `select a.brand, a.id as place, jsonb_build_object('account', a.id::text, 'accountKind', a.kind, 'member', a.member::text) as about, a.currency,
              o.held::text as expected, b.amount::text as found
       from ledger.account_view a join ledger.balance_view b on b.account = a.id
       cross join lateral (
         select coalesce(sum(w.amount - coalesce(t.taken, 0)), 0) as held from cashier.withdrawal w
         left join lateral (select sum(amount + fee) as taken from cashier.tranche where withdrawal = w.id) t on true
         where w.member = a.member and w.brand = a.brand and w.currency = a.currency and w.status <> 'rejected') o
       where a.kind = 'hold' and a.id >= $1 and a.id < $2 and b.amount <> o.held`,
      [from, to],
    );
  }
}
