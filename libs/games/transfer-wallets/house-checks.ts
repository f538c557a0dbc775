import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type AccountCheck, type Discrepancy, LedgerChecks } from '#libs/ledger/index';
import { Database } from '#libs/platform/database/database';

/** Compares the house's accounts of members' money outside with the portal's own rows. */
const comparison = (accounts: string, expected: string) => `
  select a.brand, a.id as place, jsonb_build_object('account', a.id::text, 'accountKind', a.kind) as about, a.currency,
         e.amount::text as expected, p.posted::text as found
  from ledger.account_view a
  cross join lateral (
    select coalesce(sum(amount), 0) as posted from ledger.posting_view where account = a.id) p
  cross join lateral (${expected}) e
  where a.owner = 'house' and ${accounts} and a.id >= $1 and a.id < $2 and p.posted <> e.amount`;

/** What is on its way to vendors is the sum of the deposits whose end is not known. */
@Injectable()
export class TransitCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'transit';

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  compare(from: string, to: string): Promise<Discrepancy[]> {
    const expected = `select coalesce(sum(t.amount), 0) as amount from games.wallet_transfer t
      where t.brand = a.brand and t.currency = a.currency and t.state = 'sent' and t.direction = 'deposit'`;
    return this.database.query<Discrepancy>(comparison("a.kind = 'transit'", expected), [from, to]);
  }
}

/** What members have at a vendor is the sum of its wallets by the portal's arithmetic. */
@Injectable()
export class VendorWalletCheck implements AccountCheck, OnModuleInit {
  readonly kind = 'vendor-wallets';

  constructor(
    private readonly database: Database,
    private readonly checks: LedgerChecks,
  ) {}

  onModuleInit(): void {
    this.checks.register(this);
  }

  compare(from: string, to: string): Promise<Discrepancy[]> {
    const expected = `select coalesce(sum(w.transferred_in - w.transferred_out - w.staked + w.won), 0) as amount
      from games.vendor_wallet w
      where w.brand = a.brand and w.currency = a.currency and a.kind = 'vendor-wallets-' || w.vendor`;
    return this.database.query<Discrepancy>(comparison("a.kind like 'vendor-wallets-%'", expected), [
      from,
      to,
    ]);
  }
}
