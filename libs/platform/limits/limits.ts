import { Injectable } from '@nestjs/common';
import { Clock } from '../clock/clock.js';
import { platformErrors } from '../common/errors.js';
import { Database } from '../database/database.js';
import { AppError } from '../http/app-error.js';

export interface Limit {
  /** What is counted and for whom: brand, kind and subject, as in "mela sms-number +8801712345678". */
  key: string;
  max: number;
  windowMs: number;
}

/** Sliding-window rate limits, counted in the database for all processes. */
@Injectable()
export class Limits {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes one from each limit, or none if any of them is used up. Call it before a transaction starts.
   * @returns milliseconds until it can be tried again, or `null` if it was taken
   */
  take(limits: readonly Limit[]): Promise<number | null> {
    return this.database.inOwnTransaction(async () => {
      await this.lock(limits.map(({ key }) => key));
      const now = this.clock.now();
      let wait = 0;
      for (const limit of limits) wait = Math.max(wait, await this.waitOf(limit, now));
      if (wait > 0) return wait;
      await this.database.query('insert into platform.limit_hit (key, at) select unnest($1::text[]), $2', [
        limits.map(({ key }) => key),
        now,
      ]);
      return null;
    });
  }

  /** Takes one as `take` does. @throws AppError 429 with `Retry-After` if the limit is used up */
  async require(limit: Limit): Promise<void> {
    const wait = await this.take([limit]);
    if (wait !== null)
      throw new AppError(platformErrors.error_too_many_requests, { retryAfter: Math.ceil(wait / 1000) });
  }

  /** How often it was taken in the last `windowMs`. */
  async count({ key, windowMs }: Omit<Limit, 'max'>): Promise<number> {
    const [row] = await this.database.query<{ hits: string }>(
      'select count(*) as hits from platform.limit_hit where key = $1 and at > $2',
      [key, new Date(this.clock.now().getTime() - windowMs)],
    );
    return Number(row?.hits ?? 0);
  }

  /** Releases the latest one, if the action that it was taken for did not happen. */
  async release(key: string): Promise<void> {
    await this.database.inOwnTransaction(async () => {
      await this.lock([key]);
      await this.database.query(
        `delete from platform.limit_hit where ctid = (
           select ctid from platform.limit_hit where key = $1 order by at desc limit 1)`,
        [key],
      );
    });
  }

  async forget(key: string): Promise<void> {
    await this.database.query('delete from platform.limit_hit where key = $1', [key]);
  }

  /** Every caller locks in the same order, which prevents deadlocks. */
  private async lock(keys: string[]): Promise<void> {
    for (const key of [...new Set(keys)].sort())
      await this.database.query('select pg_advisory_xact_lock(hashtextextended($1, 7))', [key]);
  }

  private async waitOf({ key, max, windowMs }: Limit, now: Date): Promise<number> {
    const [row] = await this.database.query<{ at: Date }>(
      'select at from platform.limit_hit where key = $1 and at > $2 order by at desc offset $3 limit 1',
      [key, new Date(now.getTime() - windowMs), max - 1],
    );
    return row ? Math.max(1, row.at.getTime() + windowMs - now.getTime()) : 0;
  }
}
