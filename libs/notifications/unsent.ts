import type { z } from 'zod';
import type { Database } from '#libs/platform/database/database';
import type { DueSource } from '#libs/platform/jobs/due-source';
import { dueTable } from '#libs/platform/jobs/due-table';
import type { JobDefinition } from '#libs/platform/jobs/job-definition';

const RETRY_MS = 60_000;
const TRIES = 5;

type SendJob = JobDefinition<z.ZodObject<{ id: z.ZodUUID }>>;

/**
 * Watches the rows of `table`, with its schema, that are to be sent. The table has `member`, `tries`, and `send_at`: when the
 * next attempt is due, or `null` for a row that was sent or given up.
 */
export function unsentIn(database: Database, table: string, job: SendJob): DueSource {
  const where = 'send_at is not null and member is not null';
  return dueTable(database, { job, table, at: 'send_at', where, payload: { id: 'id' } });
}

/**
 * Takes a row to send it now, so that no other worker does. Counts the attempt, and makes the next one due in a minute, in case
 * this one fails; there are five in all. `false` where there is nothing to do.
 */
export async function takeUnsent(database: Database, table: string, id: string, now: Date): Promise<boolean> {
  const { count: taken } = await database.change(
    `update ${table} set tries = tries + 1, send_at = case when tries + 1 < $4 then $3::timestamptz end
     where id = $1 and send_at <= $2`,
    [id, now, new Date(now.getTime() + RETRY_MS), TRIES],
  );
  return taken === 1;
}

/** No further attempt is made. */
export async function markSent(database: Database, table: string, id: string): Promise<void> {
  await database.query(`update ${table} set send_at = null where id = $1`, [id]);
}
