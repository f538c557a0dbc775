import { Injectable } from '@nestjs/common';
import { Database } from '#libs/platform/database/database';
import type { CounterName } from './common/unread-counts.js';
import { UnreadCounts } from './unread-counts.js';

/** The counters that contexts above set. */
@Injectable()
export class Counters {
  constructor(
    private readonly database: Database,
    private readonly counts: UnreadCounts,
  ) {}

  /**
   * Sets a counter, 0 or more, and pushes it if it changes, in the caller's transaction. Takes the lock of `UnreadCounts`: call it
   * after locking the caller's own rows, and for several members in the order of their ids.
   */
  async set(member: string, brand: string, name: CounterName, value: number): Promise<void> {
    await this.counts.lock(member);
    const changed = await this.database.query(
      `insert into messaging.counter (member, name, value) values ($1, $2, $3)
       on conflict (member, name) do update set value = excluded.value where counter.value <> excluded.value
       returning 1`,
      [member, name, value],
    );
    if (changed.length > 0) await this.counts.push(member, brand, {});
  }
}
