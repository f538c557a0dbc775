import { Injectable } from '@nestjs/common';
import { type CalendarPeriod, dayOf, periodOf } from '#libs/platform/clock/periods';
import { Database } from '#libs/platform/database/database';
import { BrandRegistry } from '#libs/site/index';
import type { Signal } from './signals.js';

type Deposit = Pick<Signal, 'brand' | 'member' | 'reference' | 'at'>;

/** The places of credited deposits among those of their member; what was reversed since does not count. */
@Injectable()
export class DepositPlaces {
  constructor(
    private readonly database: Database,
    private readonly brands: BrandRegistry,
  ) {}

  /** The how manieth it is, of all or of a period of the brand's time zone. */
  async placeOf(deposit: Deposit, within: CalendarPeriod | null): Promise<number> {
    const { member, reference } = deposit;
    const since = within === null ? null : (await this.periodOf(deposit, within)).start;
    const [row] = await this.database.query<{ place: number }>(
      `select count(*)::int as place from cashier.deposit_view d
       join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
       join cashier.deposit_step_view this on this.deposit = $2 and this.status = 'paid'
       where d.member = $1 and (d.status = 'paid' or d.id = $2) and (s.at, s.deposit) <= (this.at, this.deposit)
         and ($3::timestamptz is null or s.at >= $3)`,
      [member, reference, since],
    );
    return row?.place ?? 0;
  }

  /** Names the period, so that a reward of it is given once: also where a deposit before it is reversed and another takes its place. */
  async occurrenceWithin(deposit: Deposit, within: CalendarPeriod): Promise<string> {
    const { start } = await this.periodOf(deposit, within);
    return `deposits:${within}:${dayOf(start, this.zoneOf(deposit))}`;
  }

  /** The place of the next deposit that is credited, if it is within this period, and the period's name. */
  async next({ brand, member }: Pick<Deposit, 'brand' | 'member'>, within: CalendarPeriod | null, now: Date) {
    const zone = this.brands.byId(brand).settings.timeZone;
    const since = within === null ? null : periodOf(within, now, zone).start;
    const [row] = await this.database.query<{ place: number }>(
      `select count(*)::int + 1 as place from cashier.deposit_view d
       join cashier.deposit_step_view s on s.deposit = d.id and s.status = 'paid'
       where d.member = $1 and d.status = 'paid' and ($2::timestamptz is null or s.at >= $2)`,
      [member, since],
    );
    return {
      place: row?.place ?? 1,
      occurrence: since === null ? null : `deposits:${within}:${dayOf(since, zone)}`,
    };
  }

  /** By the moment at which the deposit was credited: its signal is stored a moment later, which may be in the next period. */
  private async periodOf(deposit: Deposit, within: CalendarPeriod) {
    const [paid] = await this.database.query<{ at: Date }>(
      `select at from cashier.deposit_step_view where deposit = $1 and status = 'paid'`,
      [deposit.reference],
    );
    return periodOf(within, paid?.at ?? deposit.at, this.zoneOf(deposit));
  }

  private zoneOf({ brand }: Deposit): string {
    return this.brands.byId(brand).settings.timeZone;
  }
}
