import { Inject, Injectable } from '@nestjs/common';
import type { Logger } from 'pino';
import { Audit } from '#libs/platform/audit/audit';
import { Database } from '#libs/platform/database/database';
import { LOGGER } from '#libs/platform/logging/logging.module';
import type { Cycle } from './settlement-clock.js';

interface SettlementRow extends Cycle {
  id: string;
  sinceBatch: string | null;
}

/** How a stored settlement differs from the sums of its bets. */
export interface Difference {
  settlement: string;
  /** Contracts whose payouts are not the sums of their bets. */
  contracts: number;
  /** Contracts for which `agency.contract_figures` gives other team figures or another tier now. */
  tiers: number;
  /** Payouts marked as paid for which the ledger has not posted exactly that amount. */
  notPosted: number;
}

interface Earned {
  gross: bigint;
  below: bigint;
  cut: bigint;
  profit: bigint;
}
type EarnedRow = Record<'contract' | keyof Earned, string>;

/**
 * Compares stored settlements in three ways. What each contract earned is added up bet by bet, from the entries of the feed, at the rates
 * that payouts recorded. Team figures and tiers are calculated once more, by the function that settled. Paid amounts are looked up in
 * the ledger.
 */
@Injectable()
export class SettlementVerifier {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** Compares settlements made at or after `since`. Logs and audits each that differs. */
  async verifySince(since: Date): Promise<Difference[]> {
    const rows = await this.database.query<SettlementRow>(
      `select id, brand, kind, code, since_batch as "sinceBatch" from agency.settlement where settled_at >= $1 order by id`,
      [since],
    );
    const found: Difference[] = [];
    for (const row of rows) {
      const contracts = await this.compareLines(row);
      const tiers = await this.compareTiers(row);
      const notPosted = await this.countNotPosted(row);
      if (contracts + tiers + notPosted === 0) continue;
      const difference = { settlement: row.id, contracts, tiers, notPosted };
      found.push(difference);
      this.logger.error({ difference }, 'a settlement differs from the bets that it came from');
      await this.audit.record({
        brand: row.brand,
        actor: 'system',
        action: 'settlement.differs',
        subject: `settlement ${row.id}`,
        after: { settlement: row.id, contracts, tiers, unmoved: notPosted },
      });
    }
    return found;
  }

  private async compareLines(row: SettlementRow): Promise<number> {
    const lines = await this.sumLines(row);
    // Each payout of a period is the difference to those before, so they are added up. A dividend's new profit is compared alone.
    const recordedAsDifferences = row.kind === 'hourly' || row.kind === 'daily';
    const recorded = await this.database.query<EarnedRow>(
      `select p.contract, sum(p.gross) as gross, sum(p.below) as below, sum(p.cut) as cut, coalesce(sum(p.profit), 0) as profit
       from agency.settlement s join agency.settlement upto on upto.brand = s.brand and upto.kind = s.kind
         and upto.code = s.code and upto.period_start = s.period_start and upto.id <= s.id and ($2 or upto.id = s.id)
       join agency.payout p on p.settlement = upto.id
       where s.id = $1 group by 1`,
      [row.id, recordedAsDifferences],
    );
    const stored = new Map(recorded.map((each) => [each.contract, earnedOf(each)]));
    const contracts = new Set([...lines.keys(), ...stored.keys()]);
    const nothing: Earned = { gross: 0n, below: 0n, cut: 0n, profit: 0n };
    return [...contracts].filter((contract) => {
      const [one, other] = [lines.get(contract) ?? nothing, stored.get(contract) ?? nothing];
      // A dividend's gross comes from its profit and the loss before it, not from single bets.
      if (row.kind === 'dividend') return one.profit !== other.profit;
      return one.gross !== other.gross || one.below !== other.below || one.cut !== other.cut;
    }).length;
  }

  /** What the bets earned each contract. For a dividend only new roll-up batches count, as its payouts record only new profit. */
  private async sumLines({ id, kind, sinceBatch }: SettlementRow): Promise<Map<string, Earned>> {
    const batches = await this.database.query<{ batch: string }>(
      'select batch from agency.batches_of(p_settlement => $1) order by batch',
      [id],
    );
    const sums = new Map<string, Earned>();
    for (const { batch } of batches) {
      if (kind === 'dividend' && BigInt(batch) <= BigInt(sinceBatch ?? 0)) continue;
      const rows = await this.database.query<EarnedRow>(
        'select * from agency.earned_in(p_settlement => $1, p_batch => $2)',
        [id, batch],
      );
      for (const each of rows) sums.set(each.contract, add(sums.get(each.contract), earnedOf(each)));
    }
    return sums;
  }

  private async compareTiers({ id }: SettlementRow): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from agency.payout p left join agency.contract_figures(p_settlement => $1) m using (contract)
       where p.settlement = $1 and (p.active_members, p.valid_bet, p.tier) is distinct from
         (m.active_members, m.valid_bet, m.tier)`,
      [id],
    );
    return row?.count ?? 0;
  }

  private async countNotPosted({ id }: SettlementRow): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from agency.payout p where p.settlement = $1 and p.status = 'paid'
         and p.amount is distinct from (
           select sum(l.amount) from ledger.transaction_view t join ledger.posting_view l on l.transaction = t.id
           join ledger.account_view a on a.id = l.account and a.member = p.payee
           where t.brand = p.brand and t.kind in ('salary', 'dividend') and t.reference = p.id::text)`,
      [id],
    );
    return row?.count ?? 0;
  }
}

const earnedOf = ({ gross, below, cut, profit }: Omit<EarnedRow, 'contract'>): Earned => ({
  gross: BigInt(gross),
  below: BigInt(below),
  cut: BigInt(cut),
  profit: BigInt(profit),
});

const add = (one: Earned | undefined, other: Earned): Earned => ({
  gross: (one?.gross ?? 0n) + other.gross,
  below: (one?.below ?? 0n) + other.below,
  cut: (one?.cut ?? 0n) + other.cut,
  profit: (one?.profit ?? 0n) + other.profit,
});
