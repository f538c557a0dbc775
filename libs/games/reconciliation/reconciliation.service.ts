import { Injectable } from '@nestjs/common';
import type { Currency } from '#libs/money/currency';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import { protocolAmountOf } from '../wallet/protocol-amount.js';
import { Findings } from './findings.js';
import { compare, type OwnTransaction } from './reconciliation.compare.js';

const HOUR_MS = 3_600_000;
/** The maximum difference between the two clocks, including a slow answer. */
const MARGIN_MS = 5 * 60_000;

interface OwnRow {
  transactionUuid: string;
  operation: OwnTransaction['operation'];
  state: OwnTransaction['state'];
  amount: string;
  currency: Currency;
  inside: boolean;
}

/** Compares the accepted transactions of seamless vendors with the portal's. Vendors are called outside of transactions. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly findings: Findings,
  ) {}

  /**
   * Compares all brands and vendors over a span of real time, which a test clock does not move. Returns the number of
   * new findings.
   */
  async run(from: Date, to: Date): Promise<number> {
    let found = 0;
    for (const brand of await this.brandsWithGames())
      for (const vendor of this.vendors.codes(brand))
        for (let hour = from; hour < to; hour = moved(hour, HOUR_MS))
          found += await this.compare(brand, vendor, hour, new Date(Math.min(+to, +hour + HOUR_MS)));
    return found;
  }

  private async brandsWithGames(): Promise<string[]> {
    const rows = await this.database.query<{ brand: string }>(
      'select distinct brand from games.vendor order by 1',
    );
    return rows.map(({ brand }) => brand);
  }

  private async compare(brand: string, code: string, from: Date, to: Date): Promise<number> {
    const vendor = this.vendors.seamless(brand, code);
    if (!vendor || !(await this.played(brand, code))) return 0;
    const { merchantCode } = this.brands.byId(brand).settings;
    const theirs = await vendor.transactions(merchantCode, moved(from, -MARGIN_MS), moved(to, MARGIN_MS));
    const ids = theirs.map(({ transactionUuid }) => transactionUuid);
    const ours = await this.ours(brand, code, from, to, ids);
    const findings = compare(ours, theirs);
    const compared = [...new Set([...ids, ...ours.map(({ transactionUuid }) => transactionUuid)])];
    return this.findings.store(brand, code, findings, compared);
  }

  /** A vendor that was never issued a token has no transactions and is not called. */
  private async played(brand: string, vendor: string): Promise<boolean> {
    const [row] = await this.database.query<{ played: boolean }>(
      `select exists (select from games.launch l join games.title t on t.node_id = l.node_id
         where l.brand = $1 and t.vendor = $2 and not l.demo) as played`,
      [brand, vendor],
    );
    return row?.played === true;
  }

  private async ours(brand: string, vendor: string, from: Date, to: Date, ids: string[]) {
    const rows = await this.database.query<OwnRow>(
      `select transaction_uuid as "transactionUuid", operation, state, amount, currency,
              written_at >= $3 and written_at < $4 as inside
       from games.wallet_transaction
       where brand = $1 and vendor = $2 and (written_at >= $3 and written_at < $4 or transaction_uuid = any($5::uuid[]))`,
      [brand, vendor, from, to, ids],
    );
    return rows.map(({ currency, amount, ...row }) => ({
      ...row,
      amount: protocolAmountOf(BigInt(amount), currency),
    }));
  }
}

const moved = (moment: Date, by: number): Date => new Date(moment.getTime() + by);
