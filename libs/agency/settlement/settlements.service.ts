import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { Period } from '../periods.js';
import { BetIntake } from './bet-intake.js';
import { type Cycle, cyclePeriod } from './settlement-clock.js';
import { type Settled, SettlementSchedule } from './settlement-schedule.js';

/** Entries of later batches than the first and up to the second are new. */
interface Batches {
  since: string | null;
  through: string;
}

/** A month of very many players may take longer to write than a call may take. This runs in the worker. */
const WRITE_TIMEOUT = '120s';

/** Calculates what is due under contracts and writes the payouts; money moves afterwards (`Payouts`). */
@Injectable()
export class Settlements {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly intake: BetIntake,
    private readonly schedule: SettlementSchedule,
  ) {}

  /**
   * Settles everything of the cycle that is due, each period in a transaction of its own; does nothing where it is not
   * due, or somebody else is at it.
   */
  async run(cycle: Cycle): Promise<void> {
    if (!(await this.schedule.isDue(cycle))) return;
    // A day needs what its hours have achieved.
    if (cycle.kind === 'daily') await this.run({ ...cycle, kind: 'hourly' });
    await this.intake.take(cycle.brand);
    while (await this.database.transaction(() => this.settleNext(cycle)));
  }

  /** Settles one period, and says whether there may be another. */
  private async settleNext(cycle: Cycle): Promise<boolean> {
    if (cycle.kind === 'dividend') await this.schedule.lockKind(cycle);
    const settled = await this.schedule.lockDue(cycle);
    if (!settled) return false;
    return cycle.kind === 'realtime' ? this.settleWindow(cycle, settled) : this.settlePeriod(cycle, settled);
  }

  /** What the next batches took, whenever it was settled: in general the five minutes that have just ended. */
  private async settleWindow(cycle: Cycle, { settledUntil, throughBatch }: Settled): Promise<boolean> {
    // Looked at under the lock: who was held up since the intake must not go back behind what others have settled.
    const feed = await this.intake.taken(cycle.brand);
    const next = await this.intake.nextBatch(cycle.brand, throughBatch, settledUntil);
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

  /** The first period that has ended and is not settled, or was settled before something came late or was taken back. */
  private async settlePeriod(cycle: Cycle, settled: Settled): Promise<boolean> {
    const { timeZone } = this.brands.byId(cycle.brand).settings;
    const { until, through } = await this.complete(cycle);
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

  /** Until when, and through which batch, everything is known that the cycle needs. */
  private async complete(cycle: Cycle): Promise<{ until: Date; through: string }> {
    if (cycle.kind === 'daily') {
      const hours = await this.schedule.hold({ ...cycle, kind: 'hourly' });
      return { until: hours.settledUntil, through: hours.throughBatch ?? '0' };
    }
    const feed = await this.intake.taken(cycle.brand);
    return { until: feed.takenUntil, through: feed.batch };
  }

  private async write({ brand, kind, code }: Cycle, period: Period, batches: Batches): Promise<void> {
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
