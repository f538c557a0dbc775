import { Injectable } from '@nestjs/common';
import { totalPages } from '#libs/platform/common/paging';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { VendorFinding } from '../common/vendor-finding.js';
import { protocolDecimal } from '../wallet/protocol-amount.js';

interface Row extends Omit<VendorFinding, 'foundAt'> {
  foundAt: Date;
  total: number;
}

/** What differs between vendors and the portal now, for operators. */
@Injectable()
export class FindingQueries {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** Open findings, the oldest first. */
  async list(brand: string, { pageNo, pageSize }: { pageNo: number; pageSize: number }) {
    const { currency } = this.brands.byId(brand).settings;
    const rows = await this.database.query<Row>(
      `select f.id, f.vendor, f.kind, f.transaction_uuid as about, m.account, f.ours, f.theirs,
         coalesce(w.currency, t.currency, x.currency, $2) as currency, f.found_at as "foundAt", count(*) over ()::int as total
       from games.reconciliation_finding f
       left join games.vendor_wallet w on w.id = f.transaction_uuid
       left join games.wallet_transfer t on t.id = f.transaction_uuid
       left join games.wallet_transaction x on x.vendor = f.vendor and x.transaction_uuid = f.transaction_uuid
       left join members.member_view m on m.id = coalesce(w.member, t.member, x.member)
       where f.brand = $1 and f.resolved_at is null order by f.found_at, f.id limit $3 offset $4`,
      [brand, currency, pageSize, (pageNo - 1) * pageSize],
    );
    const total = rows[0]?.total ?? 0;
    const list = rows.map(
      ({ total: _, foundAt, ours, theirs, ...row }): VendorFinding => ({
        ...row,
        ours: ours && protocolDecimal(BigInt(ours)),
        theirs: theirs && protocolDecimal(BigInt(theirs)),
        foundAt: foundAt.toISOString(),
      }),
    );
    return { list, total, totalPages: totalPages(total, pageSize) };
  }
}
