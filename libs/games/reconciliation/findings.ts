import { Injectable } from '@nestjs/common';
import { Audit } from '#libs/platform/audit/audit';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import type { VendorFindingKind } from '../common/vendor-finding.js';

/** A difference between a vendor's records and the portal's. Amounts are currency x 100000. */
export interface Finding {
  /** A wallet transaction or a transfer; the wallet's own id where a whole wallet differs. */
  transactionUuid: string;
  kind: VendorFindingKind;
  ours: bigint | null;
  theirs: bigint | null;
}

/** What differs between vendors and the portal, for operators. */
@Injectable()
export class Findings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
  ) {}

  /**
   * Stores each finding once, with an audit row, and closes the open ones about `compared` that were not found again.
   * Joins the caller's transaction. Returns how many are new.
   */
  store(brand: string, vendor: string, findings: Finding[], compared: string[] = []): Promise<number> {
    return this.database.transaction(async () => {
      let added = 0;
      for (const finding of findings) if (await this.open(brand, vendor, finding)) added += 1;
      if (compared.length > 0) await this.resolve(brand, vendor, findings, compared);
      return added;
    });
  }

  private async open(
    brand: string,
    vendor: string,
    { transactionUuid, kind, ours, theirs }: Finding,
  ): Promise<boolean> {
    const amounts = { ours: ours?.toString() ?? null, theirs: theirs?.toString() ?? null };
    const inserted = await this.database.query(
      `insert into games.reconciliation_finding (brand, vendor, transaction_uuid, kind, ours, theirs, found_at)
       values ($1, $2, $3, $4, $5, $6, $7)
       on conflict on constraint finding_once do update set found_at = $7, resolved_at = null
         where games.reconciliation_finding.resolved_at is not null
       returning id`,
      [brand, vendor, transactionUuid, kind, amounts.ours, amounts.theirs, this.clock.now()],
    );
    if (inserted.length === 0) return false;
    await this.audit.record({
      brand,
      actor: 'system',
      action: 'games.reconciliation-differed',
      subject: `transaction ${vendor} ${transactionUuid}`,
      after: { kind, ...amounts },
    });
    return true;
  }

  private async resolve(
    brand: string,
    vendor: string,
    findings: Finding[],
    compared: string[],
  ): Promise<void> {
    await this.database.query(
      `update games.reconciliation_finding f set resolved_at = $4
       where f.brand = $1 and f.vendor = $2 and f.resolved_at is null and f.transaction_uuid = any($3::uuid[])
         and not exists (select from unnest($5::uuid[], $6::text[]) as still(id, kind)
           where still.id = f.transaction_uuid and still.kind = f.kind)`,
      [
        brand,
        vendor,
        compared,
        this.clock.now(),
        findings.map(({ transactionUuid }) => transactionUuid),
        findings.map(({ kind }) => kind),
      ],
    );
  }
}
