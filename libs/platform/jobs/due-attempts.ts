import { Injectable } from '@nestjs/common';
import { Database } from '../database/database.js';
import type { DueRow } from './due-source.js';

/** How long a claimed row belongs to its worker without a renewal, in milliseconds. */
export const LEASE_MS = 3000;
/** Delay before the second attempt at a failed row, in milliseconds; it doubles with each further attempt. */
const FIRST_RETRY_MS = 500;
const MAX_RETRY_MS = 60_000;

/** A row that this worker has claimed. */
export interface ClaimedRow extends DueRow {
  /** The number of attempts, including this one. */
  tries: number;
}

/**
 * Claims due rows for this worker and paces the attempts at each. Workers see here what others have claimed, and never
 * wait for their handlers. It does not replace a lock: the handler locks the row and checks it again.
 */
@Injectable()
export class DueAttempts {
  constructor(private readonly database: Database) {}

  /**
   * Claims the first `limit` rows that no worker has and that need not wait for another attempt.
   * @returns the claimed rows, and the rows that are left. If fewer than `limit` were claimed, none of the others can
   * be claimed now.
   */
  async claim(
    job: string,
    rows: DueRow[],
    limit: number,
  ): Promise<{ claimed: ClaimedRow[]; left: DueRow[] }> {
    const open = await this.database.query<{ id: string; tries: number | null }>(CLAIM, [
      job,
      rows.map(({ jobId }) => jobId),
      rows.map(({ at }) => at),
      limit,
      LEASE_MS,
    ]);
    const tries = new Map(open.map((row) => [row.id, row.tries]));
    const claimed: ClaimedRow[] = [];
    for (const row of rows) {
      const count = tries.get(row.jobId);
      if (typeof count === 'number') claimed.push({ ...row, tries: count });
    }
    const left = open.length < limit ? [] : rows.filter(({ jobId }) => !tries.has(jobId));
    return { claimed, left };
  }

  /** Renews the leases of rows whose handlers are still running. */
  async renew(job: string, rows: DueRow[]): Promise<void> {
    await this.waitUntil(job, rows, LEASE_MS);
  }

  /** Lets a failed row wait for its next attempt. @returns how long, in milliseconds */
  async postpone(job: string, row: ClaimedRow): Promise<number> {
    const wait = Math.min(FIRST_RETRY_MS * 2 ** (row.tries - 1), MAX_RETRY_MS);
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

/** If two workers claim at once, the second waits for this single statement and then finds the row claimed. */
const CLAIM = `
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
