import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';

/** Draws that wait for a result which operators have to give or to look after. */
@Injectable()
export class AwaitedResults {
  private readonly listeners: ((brand: string) => void)[] = [];

  constructor(private readonly database: Database) {}

  /** Called inside the transaction of each change. */
  onChanged(listener: (brand: string) => void): void {
    this.listeners.push(listener);
  }

  changed(brand: string): void {
    for (const listener of this.listeners) listener(brand);
  }

  /** Those whose result operators give or confirm, and those that are late. */
  async countWaiting(brand: string): Promise<number> {
    const [row] = await this.database.query<{ count: number }>(
      `select count(*)::int as count from lottery.draw where brand = $1 and status = 'closed'
         and (source in ('two-operators', 'feed-and-operator') or alarmed_at is not null)`,
      [brand],
    );
    return row?.count ?? 0;
  }
}
