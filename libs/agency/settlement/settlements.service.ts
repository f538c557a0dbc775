import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { Period } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { BetRollUps } from './bet-roll-ups.js';
import { type Cycle, cyclePeriod } from './settlement-clock.js';
import { type SettlementProgress, SettlementSchedule } from './settlement-schedule.js';

/** Batches after `since`, up to and with `through`. */
interface BatchRange {
  since: string | null;
  through: string;
}

/** The worker may take longer over a month of many players than the timeout of calls allows. */
const WRITE_TIMEOUT = '120s';

/** Calculates what contracts pay for a period and writes the payouts. `Payouts` moves the money afterwards. */
@Injectable()
export class Settlements {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly rollUps: BetRollUps,
    private readonly schedule: SettlementSchedule,
  ) {}

  /**
   * Settles every period of the cycle that is due, each in its own transaction. Does nothing if none is due, or another worker
   * is settling the cycle.
   */
  async run(cycle: Cycle): Promise<void> {
    if (!(await this.schedule.isDue(cycle))) return;
    // A day's rate headroom depends on what its hours have paid.
    if (cycle.kind === 'daily') await this.run({ ...cycle, kind: 'hourly' });
    await this.rollUps.take(cycle.brand);
    await this.settleTaken(cycle);
  }

  /** Settles what is due, of the bets taken in so far. */
  async settleTaken(cycle: Cycle): Promise<void> {
    while (await this.database.transaction(() => this.settleNext(cycle)));
  }

  /** Settles one period. Answers whether there may be another. */
  private async settleNext(cycle: Cycle): Promise<boolean> {
    if (cycle.kind === 'dividend') await this.schedule.lockKind(cycle);
    const settled = await this.schedule.lockDue(cycle);
    if (!settled) return false;
    return cycle.kind === 'realtime' ? this.settleWindow(cycle, settled) : this.settlePeriod(cycle, settled);
  }

  /** Settles the batches taken in since the last time, whenever their rounds were played: usually the last five minutes. */
  private async settleWindow(
    cycle: Cycle,
    { settledUntil, throughBatch }: SettlementProgress,
  ): Promise<boolean> {
    // Read under the lock, because another worker may have settled more since this one's intake.
    const feed = await this.rollUps.position(cycle.brand);
    const next = await this.rollUps.nextBatch(cycle.brand, throughBatch, settledUntil);
    const { takenUntil, batch } = next ?? feed;
    if (settledUntil < takenUntil && BigInt(batch) > BigInt(throughBatch ?? 0))
      await this.write(
        cycle,
        { start: settledUntil, end: takenUntil },
        { since: throughBatch, through: batch },
      );
    await this.schedule.advance(cycle, takenUntil, batch);
    return next !== undefined;
  }

  /** Settles the first ended period that is not settled, or that has late or changed rounds since its settlement. */
  private async settlePeriod(cycle: Cycle, settled: SettlementProgress): Promise<boolean> {
    const { timeZone } = this.brands.byId(cycle.brand).settings;
    const { until, through } = await this.completeUntil(cycle);
    const { start: end } = cyclePeriod(cycle, until, timeZone);
    const first = await this.schedule.firstUnsettled(cycle, settled, through, end);
    if (!first) {
      const last = Math.max(end.getTime(), settled.settledUntil.getTime());
      await this.schedule.advance(cycle, new Date(last), through);
      return false;
    }
    const { slot, start, end: stop, throughBatch: since } = first;
    const period = start && stop ? { start, end: stop } : cyclePeriod(cycle, slot, timeZone);
    await this.write(cycle, period, { since, through });
    return true;
  }

  /** Until when, and through which batch, all that the cycle needs is known. */
  private async completeUntil(cycle: Cycle): Promise<{ until: Date; through: string }> {
    if (cycle.kind === 'daily') {
      const hours = await this.schedule.lock({ ...cycle, kind: 'hourly' });
      return { until: hours.settledUntil, through: hours.throughBatch ?? '0' };
    }
    const feed = await this.rollUps.position(cycle.brand);
    return { until: feed.takenUntil, through: feed.batch };
  }

  private async write({ brand, kind, code }: Cycle, period: Period, batches: BatchRange): Promise<void> {
    const { contracts, currency } = this.brands.byId(brand).settings;
    await this.database.query(`select set_config('statement_timeout', $1, true)`, [WRITE_TIMEOUT]);
    await this.database.query(
      `select agency.settle(p_brand => $1, p_kind => $2, p_code => $3, p_period_start => $4, p_period_end => $5,
         p_since_batch => $6, p_through_batch => $7, p_active_member_bet => $8, p_carries_loss => $9, p_currency => $10,
         p_at => $11)`,
      [
        brand,
        kind,
        code,
        period.start,
        period.end,
        batches.since,
        batches.through,
        parseAmount(contracts.activeMemberBet, currency).toString(),
        contracts.dividendCarriesLoss,
        currency,
        this.clock.now(),
      ],
    );
  }
}
