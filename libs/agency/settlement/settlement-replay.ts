import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import type { Cycle } from './settlement-clock.js';
import { AT_LENGTH, HASH, totalsOf } from './settlement-rules.sql.js';

interface SettlementRow extends Cycle {
  id: string;
  periodStart: Date;
  periodEnd: Date;
  sinceBatch: string | null;
  throughBatch: string;
  activeMemberBet: string;
  hash: string;
}

/** What a settlement that was reckoned again has otherwise than it is stored. */
export interface Difference {
  settlement: string;
  /** Whether the figures have another fingerprint. */
  hash: boolean;
  /** Contracts whose payouts do not add up to the figures. */
  contracts: number;
  /** Payouts marked as paid whose money did not move, once and by that amount. */
  unmoved: number;
}

/** Reckons stored settlements again from the entries that they went by. */
@Injectable()
export class SettlementReplay {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Compares all that were made at or after `since`; what differs is logged, and written to the audit. */
  async verifySince(since: Date): Promise<Difference[]> {
    const rows = await this.database.query<SettlementRow>(
      `select id, brand, kind, code, period_start as "periodStart", period_end as "periodEnd", since_batch as "sinceBatch",
         through_batch as "throughBatch", active_member_bet as "activeMemberBet", hash
       from agency.settlement where settled_at >= $1 order by id`,
      [since],
    );
    const found: Difference[] = [];
    for (const row of rows) {
      const difference = await this.database.snapshot(() => this.compare(row));
      if (!difference.hash && difference.contracts === 0 && difference.unmoved === 0) continue;
      found.push(difference);
      this.logger.error({ difference }, 'a settlement differs from what it was reckoned from');
      await this.audit.record({
        brand: row.brand,
        actor: 'system',
        action: 'settlement.differs',
        subject: `settlement ${row.id}`,
        after: difference,
      });
    }
    return found;
  }

  private async compare(row: SettlementRow): Promise<Difference> {
    const parameters = [
      row.brand,
      row.kind,
      row.periodStart,
      row.periodEnd,
      row.sinceBatch,
      row.throughBatch,
      row.id,
      row.activeMemberBet,
      row.code,
    ];
    await this.database.query(AT_LENGTH);
    const [again] = await this.database.query<{ hash: string; contracts: number }>(
      `with ${totalsOf(row.kind)}, printed as (${HASH}), recorded as (
         select contract, sum(gross) as gross, sum(below) as below, sum(cut) as cut from agency.payout
         where brand = $1 and kind = $2 and code = $9 and period_start = $3 and settlement <= $7
           and ($2 in ('hourly', 'daily') or settlement = $7) group by 1
       )
       select hash, (select count(*)::int from total t full join recorded r using (contract)
         where (coalesce(t.gross, 0), coalesce(t.below, 0), coalesce(t.cut, 0))
           is distinct from (coalesce(r.gross, 0), coalesce(r.below, 0), coalesce(r.cut, 0))) as contracts
       from printed`,
      parameters,
    );
    const [money] = await this.database.query<{ unmoved: number }>(
      `select count(*)::int as unmoved from agency.payout p where p.settlement = $1 and p.status = 'paid'
         and p.amount is distinct from (
           select sum(l.amount) from ledger.transaction t join ledger.posting l on l.transaction = t.id
           join ledger.account a on a.id = l.account and a.member = p.payee
           where t.brand = p.brand and t.kind in ('salary', 'dividend') and t.reference = p.id::text)`,
      [row.id],
    );
    return {
      settlement: row.id,
      hash: again?.hash !== row.hash,
      contracts: again?.contracts ?? 0,
      unmoved: money?.unmoved ?? 0,
    };
  }
}
