import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { dayOf, type Period, periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import { PERIODS } from '../common/campaign.js';
import { PeriodRewards } from '../periods/period-rewards.js';
import { WeeklyRebates } from '../rebate/weekly-rebates.js';
import { MonthClosing } from '../vip/month-closing.js';
import { LATE_MS } from './late.js';

/** Play that was not counted by then is waited for. */
const PUT_OFF_MS = 60_000;
type PeriodCode = (typeof PERIODS)[number];

/** The day, the week and the month that are counted. When one is closed, the next one is open: by one transaction, so that a period is closed once. */
@Injectable()
export class OpenPeriods {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
    private readonly clock: Clock,
    private readonly weekly: WeeklyRebates,
    private readonly months: MonthClosing,
    private readonly rewards: PeriodRewards,
  ) {}

  /** Opens the present periods of brands that have none. */
  async open(): Promise<void> {
    const brands = await this.database.query<{ id: string }>('select id from site.brand_view');
    for (const { id } of brands)
      for (const code of PERIODS)
        await this.save(id, code, this.periodAt(id, code, this.clock.now()), 'nothing');
  }

  /** Closes the period that is open, if it is due. What a killed worker had done stays done. */
  async close(brand: string, code: PeriodCode): Promise<void> {
    const period = await this.due(brand, code);
    if (!period) return;
    if (!(await this.rewards.give(brand, code, period))) return this.putOff(brand, code, period);
    const nextDay = dayOf(period.end, this.brands.byId(brand).settings.timeZone);
    if (code === 'W') while (await this.weekly.paySome(brand, nextDay));
    if (code === 'M') {
      let after: string | null = '0';
      while (after !== null) after = await this.months.lowerSome(brand, period, after);
    }
    await this.database.transaction(async () => {
      const still = await this.due(brand, code, 'for update');
      if (still?.end.getTime() !== period.end.getTime()) return;
      if (code === 'W') await this.weekly.carry(brand, nextDay);
      await this.save(brand, code, this.periodAt(brand, code, period.end), 'update');
    });
  }

  private async putOff(brand: string, code: PeriodCode, { start }: Period): Promise<void> {
    await this.database.query(
      'update rewards.open_period set due_at = $4 where brand = $1 and code = $2 and starts_at = $3',
      [brand, code, start, new Date((await this.clock.ofDatabase()).getTime() + PUT_OFF_MS)],
    );
  }

  private async due(brand: string, code: PeriodCode, lock = ''): Promise<Period | undefined> {
    const [row] = await this.database.query<Period>(
      `select starts_at as start, ends_at as "end" from rewards.open_period
       where brand = $1 and code = $2 and due_at <= $3 ${lock}`,
      [brand, code, await this.clock.ofDatabase()],
    );
    return row;
  }

  private async save(brand: string, code: PeriodCode, { start, end }: Period, present: 'nothing' | 'update') {
    const update =
      'update set starts_at = excluded.starts_at, ends_at = excluded.ends_at, due_at = excluded.due_at';
    await this.database.query(
      `insert into rewards.open_period (brand, code, starts_at, ends_at, due_at) values ($1, $2, $3, $4, $5)
       on conflict (brand, code) do ${present === 'update' ? update : present}`,
      [brand, code, start, end, new Date(end.getTime() + LATE_MS)],
    );
  }

  private periodAt(brand: string, code: PeriodCode, moment: Date): Period {
    return periodOf(code, moment, this.brands.byId(brand).settings.timeZone);
  }
}
