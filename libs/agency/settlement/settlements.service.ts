import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { Period } from '../periods.js';
import { BetIntake, type Feed } from './bet-intake.js';
import { type Cycle, cyclePeriod } from './settlement-clock.js';
import { AT_LENGTH } from './settlement-rules.sql.js';
import { type Settled, SettlementSchedule } from './settlement-schedule.js';
import { writeSettlement } from './settlement-write.sql.js';

/** Entries of later batches than the first and up to the second are new. */
interface Batches {
  since: string | null;
  through: string;
}

/** Reckons what is due under contracts and writes the payouts; money moves afterwards (`Payouts`). */
@Injectable()
export class Settlements {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly intake: BetIntake,
    private readonly schedule: SettlementSchedule,
  ) {}

  /** Settles everything of the cycle that is due; does nothing where it is not, or somebody else is at it. */
  async run(cycle: Cycle): Promise<void> {
    if (!(await this.schedule.isDue(cycle))) return;
    // A day needs what its hours have achieved.
    if (cycle.kind === 'daily') await this.run({ ...cycle, kind: 'hourly' });
    await this.intake.take(cycle.brand);
    await this.database.transaction(async () => {
      const settled = await this.schedule.lockDue(cycle);
      if (!settled) return;
      // Looked at under the lock: who was held up since the intake must not go back behind what others have settled.
      const feed = await this.intake.taken(cycle.brand);
      switch (cycle.kind) {
        case 'realtime':
          return this.realtime(cycle, settled, feed);
        case 'hourly':
          return this.closed(cycle, settled, feed.takenUntil, feed.batch);
        case 'daily': {
          const hours = await this.schedule.hold({ ...cycle, kind: 'hourly' });
          return this.closed(cycle, settled, hours.settledUntil, hours.throughBatch ?? '0');
        }
        case 'dividend':
          return this.dividends(cycle, settled, feed);
      }
    });
  }

  /** All that was taken since the last time, whenever it was settled. */
  private async realtime(cycle: Cycle, { settledUntil, throughBatch }: Settled, feed: Feed): Promise<void> {
    const batches = { since: throughBatch, through: feed.batch };
    const period = { start: settledUntil, end: feed.takenUntil };
    if (period.start < period.end && BigInt(feed.batch) > BigInt(throughBatch ?? 0))
      await this.write(cycle, period, batches);
    await this.schedule.advance(cycle, feed.takenUntil, feed.batch);
  }

  /** Periods that have ended since the last time, and earlier ones in which something came late or was taken back. */
  private async closed(cycle: Cycle, settled: Settled, until: Date, through: string): Promise<void> {
    const { timeZone } = this.brands.byId(cycle.brand).settings;
    const end = cyclePeriod(cycle, until, timeZone).start;
    const batches = { since: settled.throughBatch, through };
    const quarters = await this.database.query<{ at: Date }>(
      `select distinct date_bin('15 minutes', settled_at, 'epoch') as at from agency.bet_entry
       where brand = $1 and settled_at < $2 and batch <= $3 and (batch > coalesce($4::bigint, 0) or settled_at >= $5)
       order by 1`,
      [cycle.brand, end, through, settled.throughBatch, settled.settledUntil],
    );
    const periods = new Map<number, Period>();
    for (const { at } of quarters) {
      const period = cyclePeriod(cycle, at, timeZone);
      periods.set(period.start.getTime(), period);
    }
    for (const period of periods.values()) await this.write(cycle, period, batches);
    const last = Math.max(end.getTime(), settled.settledUntil.getTime());
    await this.schedule.advance(cycle, new Date(last), through);
  }

  /** One period after another; the first takes what came late for those before. */
  private async dividends(cycle: Cycle, settled: Settled, feed: Feed): Promise<void> {
    const { timeZone } = this.brands.byId(cycle.brand).settings;
    let since = settled.throughBatch;
    let until = settled.settledUntil;
    for (;;) {
      const period = cyclePeriod(cycle, until, timeZone);
      if (period.end > feed.takenUntil) break;
      await this.write(cycle, period, { since, through: feed.batch });
      since = feed.batch;
      until = period.end;
    }
    await this.schedule.advance(cycle, until, since);
  }

  private async write({ brand, kind, code }: Cycle, period: Period, batches: Batches): Promise<void> {
    const { contracts, currency } = this.brands.byId(brand).settings;
    const [next] = await this.database.query<{ id: string }>(
      `select nextval('agency.settlement_id_seq') as id`,
    );
    await this.database.query(AT_LENGTH);
    await this.database.query(writeSettlement(kind), [
      brand,
      kind,
      period.start,
      period.end,
      batches.since,
      batches.through,
      next?.id,
      parseAmount(contracts.activeMemberBet, currency).toString(),
      code,
      contracts.dividendCarriesLoss,
      this.clock.now(),
      currency,
    ]);
  }
}
