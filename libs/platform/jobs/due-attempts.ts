import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { DueRow } from './due-source.js';

/** How long a row that was taken stays with its worker without a word from it, in milliseconds. */
export const LEASE_MS = 3000;
/** Until the second try of a row that failed, in milliseconds; twice as long each time after. */
const FIRST_RETRY_MS = 500;
const LONGEST_RETRY_MS = 60_000;

/** A row that this worker has taken. */
export interface TakenRow extends DueRow {
  /** This one included. */
  tries: number;
}

/**
 * Takes due rows for this worker, and paces the tries of each. Workers find here what others have taken, and never wait
 * for their handlers. It is no guard, since the handler looks at the row under its lock.
 */
@Injectable()
export class DueAttempts {
  constructor(private readonly database: Database) {}

  /**
   * Takes the first `limit` rows that nobody has and that need not wait for another try.
   * @returns the rows taken, and those that were left, which are no longer worth a look where `limit` was not reached
   */
  async take(job: string, rows: DueRow[], limit: number): Promise<{ taken: TakenRow[]; left: DueRow[] }> {
    const open = await this.database.query<{ id: string; tries: number | null }>(TAKE, [
      job,
      rows.map(({ jobId }) => jobId),
      rows.map(({ at }) => at),
      limit,
      LEASE_MS,
    ]);
    const tries = new Map(open.map((row) => [row.id, row.tries]));
    const taken: TakenRow[] = [];
    for (const row of rows) {
      const count = tries.get(row.jobId);
      if (typeof count === 'number') taken.push({ ...row, tries: count });
    }
    const left = open.length < limit ? [] : rows.filter(({ jobId }) => !tries.has(jobId));
    return { taken, left };
  }

  /** Keeps rows whose handlers are still at work from other workers. */
  async renew(job: string, rows: DueRow[]): Promise<void> {
    await this.waitUntil(job, rows, LEASE_MS);
  }

  /** Lets a row that failed wait for its next try. @returns how long, in milliseconds */
  async postpone(job: string, row: TakenRow): Promise<number> {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.tries - 1), LONGEST_RETRY_MS);
    await this.waitUntil(job, [row], wait);
    return wait;
  }

  private async waitUntil(job: string, rows: DueRow[], milliseconds: number): Promise<void> {
    await this.database.query(
      `update platform.due_attempt a set next_try_at = clock_timestamp() + $4 * interval '1 millisecond'
       from unnest($2::text[], $3::timestamptz[]) as row(id, at) where a.job = $1 and a.id = row.id and a.at = row.at`,
      [job, rows.map(({ jobId }) => jobId), rows.map(({ at }) => at), milliseconds],
    );
  }
}

/** Two workers at once: the second waits for this one statement, and then finds the row taken. */
const TAKE = `
  with open as (
    select due.id, due.at
    from unnest($2::text[], $3::timestamptz[]) with ordinality as due(id, at, place)
    left join platform.due_attempt a on a.job = $1 and a.id = due.id and a.at = due.at
    where a.next_try_at is null or a.next_try_at <= clock_timestamp()
    order by due.place limit $4
  ), taken as (
    insert into platform.due_attempt as a (job, id, at, tries, next_try_at)
    select $1, id, at, 1, clock_timestamp() + $5 * interval '1 millisecond' from open order by id
    on conflict (job, id) do update
      set at = excluded.at, tries = case when a.at = excluded.at then a.tries + 1 else 1 end, next_try_at = excluded.next_try_at
      where a.at <> excluded.at or a.next_try_at <= clock_timestamp()
    returning id, tries
  )
  select open.id, taken.tries from open left join taken on taken.id = open.id`;
