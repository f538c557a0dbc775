import { Injectable } from '@nestjs/common';
import { Clock } from '#libs/platform/clock/clock';
import { Database } from '#libs/platform/database/database';

/** Draws of the table `d` whose result operators give or confirm, and those whose result is late. */
export const WAITS = `d.status = 'closed' and (d.source in ('two-operators', 'feed-and-operator') or d.alarmed_at is not null)`;

/** A feed has said something else within two days, in which the result can be corrected. `now` is a moment in SQL. */
export const isContradicted = (now: string): string =>
  `d.contradicted_at > ${now}::timestamptz - interval '48 hours' and d.status in ('drawn', 'settled')`;

/** Draws that wait for a result which operators have to give or to look after. */
@Injectable()
export class AwaitedResults {
  private readonly listeners: ((brand: string) => void)[] = [];

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Called inside the transaction of each change. */
  onChanged(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }

  /** Those whose result operators give or confirm, those that are late, and those that a feed contradicts. */
  async countWaiting(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select (select count(*) from lottery.draw d where d.brand = $1 and ${WAITS})::int
         + (select count(*) from lottery.draw d where d.brand = $1 and ${isContradicted('$2')})::int as count`,
      [brand, this.clock.now()],
    );
    return row?.count ?? 0;
  }
}
