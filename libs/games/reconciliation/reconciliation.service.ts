import { Injectable } from '@nestjs/common';
import { type Currency, digitsOf } from '#libs/money/currency';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { GameVendors } from '../vendors/game-vendors.js';
import { compare, type Finding, type OwnTransaction } from './reconciliation.compare.js';

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

/** Compares the vendors' accepted transactions with the portal's. Vendors are called outside of transactions. */
@Injectable()
export class Reconciliation {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly brands: BrandRegistry,
    private readonly vendors: GameVendors,
    private readonly audit: Audit,
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
    if (!(await this.played(brand, code))) return 0;
    const { merchantCode } = this.brands.byId(brand).settings;
    const theirs =
      (await this.vendors
        .find(brand, code)
        ?.transactions(merchantCode, moved(from, -MARGIN_MS), moved(to, MARGIN_MS))) ?? [];
    const ids = theirs.map(({ transactionUuid }) => transactionUuid);
    const ours = await this.ours(brand, code, from, to, ids);
    const findings = compare(ours, theirs);
    const compared = [...new Set([...ids, ...ours.map(({ transactionUuid }) => transactionUuid)])];
    return this.storeFindings(brand, code, findings, compared);
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
      amount: BigInt(amount) * 10n ** BigInt(5 - digitsOf(currency)),
    }));
  }

  /** Stores each finding once, and closes those that are resolved. */
  private storeFindings(
    brand: string,
    vendor: string,
    findings: Finding[],
    compared: string[],
  ): Promise<number> {
    const now = this.clock.now();
    return this.database.transaction(async () => {
      let added = 0;
      for (const { transactionUuid, kind, ours, theirs } of findings) {
        const inserted = await this.database.query(
          `insert into games.reconciliation_finding (brand, vendor, transaction_uuid, kind, ours, theirs, found_at)
           values ($1, $2, $3, $4, $5, $6, $7)
           on conflict on constraint finding_once do update set found_at = $7, resolved_at = null
             where games.reconciliation_finding.resolved_at is not null
           returning id`,
          [brand, vendor, transactionUuid, kind, ours?.toString() ?? null, theirs?.toString() ?? null, now],
        );
        if (inserted.length === 0) continue;
        added += 1;
        await this.audit.record({
          brand,
          actor: 'system',
          action: 'games.reconciliation-differed',
          subject: `transaction ${vendor} ${transactionUuid}`,
          after: { kind, ours: ours?.toString() ?? null, theirs: theirs?.toString() ?? null },
        });
      }
      await this.database.query(
        `update games.reconciliation_finding f set resolved_at = $4
         where f.brand = $1 and f.vendor = $2 and f.resolved_at is null and f.transaction_uuid = any($3::uuid[])
           and not exists (select from unnest($5::uuid[], $6::text[]) as still(id, kind)
             where still.id = f.transaction_uuid and still.kind = f.kind)`,
        [
          brand,
          vendor,
          compared,
          now,
          findings.map(({ transactionUuid }) => transactionUuid),
          findings.map(({ kind }) => kind),
        ],
      );
      return added;
    });
  }
}

const moved = (moment: Date, by: number): Date => new Date(moment.getTime() + by);
