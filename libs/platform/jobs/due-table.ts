import type { z } from 'zod';
import type { Database } from '../database/database.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import type { JobDefinition } from './job-definition.js';

/** Rows with a deadline in a table. All texts are trusted SQL. */
export interface DueTable<Payload extends z.ZodType> {
  job: JobDefinition<Payload>;
  /** With its schema. */
  table: string;
  /** The deadline column. */
  at: string;
  /** Which rows have a deadline: an index on the deadline column must cover these rows, or all. */
  where: string;
  /** The column of each field of the payload, which together identify a row. */
  payload: Record<keyof z.input<Payload> & string, string>;
}

/**
 * Watches a table whose rows have deadlines. Leaves out rows that a worker has claimed or that wait for another
 * attempt.
 */
export function dueTable<Payload extends z.ZodType>(
  database: Database,
  { job, table, at, where, payload }: DueTable<Payload>,
): DueSource {
  const columns = Object.values<string>(payload).map((column) => `due.${column}`);
  const fields = Object.entries<string>(payload).map(([field, column]) => `'${field}', due.${column}`);
  const id = `concat_ws('-', ${columns.join(', ')})`;
  // Rounded up to whole milliseconds, the precision of a Date, so that no row is handled before its deadline.
  const moment = `date_trunc('milliseconds', due.${at} + interval '999 microseconds')`;
  const sql = `
    select ${id} as "jobId", ${moment} as at, json_build_object(${fields.join(', ')}) as payload
    from ${table} due
    where ${where} and due.${at} <= $1 and not exists (
      select from platform.due_attempt a where a.job = $2 and a.id = ${id}
        and a.at = ${moment} and a.next_try_at > clock_timestamp())
    order by due.${at}, ${columns.join(', ')} limit $3 offset $4`;
  return { job, due: (until, skip) => database.query<DueRow>(sql, [until, job.name, DUE_PAGE, skip]) };
}
