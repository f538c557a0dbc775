import { Injectable } from '@nestjs/common';
import { parseAmount } from '#libs/money/amount';
import { Clock } from '#libs/platform/clock/clock';
import type { Period } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { BetRollUps } from './bet-roll-ups.js';
import { type Cycle, cyclePeriod } from './settlement-clock.js';
import { type SettlementProgress, SettlementSchedule } from './settlement-schedule.js';

/** Roll-up batches after `since`, up to and with `through`; `null`: from the first on. */
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
   * Takes in new rounds and settles every period of the cycle that is due, each in its own transaction; before a day its hours. Does
   * nothing if none is due. Leaves a cycle that another worker is settling to that one, but waits
   * for the hours of a day and for the brand's other dividends.
   */
  async run(cycle: Cycle): Promise<void> {
    if (!(await this.schedule.isDue(cycle))) return;
    // A day's headroom depends on what its hours have paid.
    if (cycle.kind === 'daily') await this.run({ ...cycle, kind: 'hourly' });
    await this.rollUps.take(cycle.brand);
    await this.settleTaken(cycle);
  }

  /** Settles what is due, of the rounds taken in so far. */
  async settleTaken(cycle: Cycle): Promise<void> {
    while (await this.database.transaction(() => this.settleNext(cycle)));
  }

  /** Settles one period. Returns whether there may be another. */
  private async settleNext(cycle: Cycle): Promise<boolean> {
    if (cycle.kind === 'dividend') await this.schedule.lockKind(cycle);
    const progress = await this.schedule.lockDue(cycle);
    if (!progress) return false;
    return cycle.kind === 'realtime'
      ? this.settleWindow(cycle, progress)
      : this.settlePeriod(cycle, progress);
  }

  /**
   * Real time: settles from the last time until the next roll-up batch, whenever its rounds were played; that is five minutes, or longer if
   * some were without bets. If nothing is new, it only writes that it is settled as far as rounds were taken in.
   */
  private async settleWindow(
    cycle: Cycle,
    { settledUntil, settledThrough }: SettlementProgress,
  ): Promise<boolean> {
    // Read under the lock, because another worker may have settled more since this one's intake.
    const last = await this.rollUps.position(cycle.brand);
    const next = await this.rollUps.nextBatch(cycle.brand, settledThrough, settledUntil);
    const { takenUntil: end, batch: through } = next ?? last;
    const isNew = settledUntil < end && BigInt(through) > BigInt(settledThrough ?? 0);
    if (isNew) await this.write(cycle, { start: settledUntil, end }, { since: settledThrough, through });
    await this.schedule.advance(cycle, end, through);
    return next !== undefined;
  }

  /**
   * Hours, days and dividends: settles the first ended period that is not settled, or that has late or changed rounds since its last
   * settlement. If there is none, it writes that all ended periods are settled.
   */
  private async settlePeriod(cycle: Cycle, progress: SettlementProgress): Promise<boolean> {
    const { timeZone } = this.brands.byId(cycle.brand).settings;
    const { until, through } = await this.completeUntil(cycle);
    const { start: presentStart } = cyclePeriod(cycle, until, timeZone);
    const unsettled = await this.schedule.firstUnsettled(cycle, progress, through, presentStart);
    if (!unsettled) {
      const settledUntil = Math.max(presentStart.getTime(), progress.settledUntil.getTime());
      await this.schedule.advance(cycle, new Date(settledUntil), through);
      return false;
    }
    const { slot, start, end, periodThrough } = unsettled;
    const period = start && end ? { start, end } : cyclePeriod(cycle, slot, timeZone);
    await this.write(cycle, period, { since: periodThrough, through });
    return true;
  }

  /** Until when, and through which roll-up batch, all that the cycle needs is known. A day needs its hours settled. */
  private async completeUntil(cycle: Cycle): Promise<{ until: Date; through: string }> {
    if (cycle.kind === 'daily') {
      const hours = await this.schedule.lock({ ...cycle, kind: 'hourly' });
      return { until: hours.settledUntil, through: hours.settledThrough ?? '0' };
    }
    const { takenUntil, batch } = await this.rollUps.position(cycle.brand);
    return { until: takenUntil, through: batch };
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
