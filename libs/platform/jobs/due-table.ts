import type { z } from 'zod';
import type { Database } from '../database/database.js';
import { DUE_PAGE, type DueRow, type DueSource } from './due-source.js';
import type { JobKind } from './job-catalogue.js';

/** Rows with a deadline in a table. All of it is SQL of the sources. */
export interface DueTable<Payload extends z.ZodType> {
  job: JobKind<Payload>;
  /** With its schema. */
  table: string;
  /** The column of the deadline. */
  at: string;
  /** Which rows have a deadline: an index over the due column must be for these rows, or for all. */
  where: string;
  /** The column of each field of the payload, which tell one row from another. */
  payload: Record<keyof z.input<Payload> & string, string>;
}

/** Watches a table whose rows have deadlines, and leaves out those that a worker has, or that wait for another try. */
export function dueTable<Payload extends z.ZodType>(
  database: Database,
  { job, table, at, where, payload }: DueTable<Payload>,
): DueSource {
  const columns = Object.values<string>(payload).map((column) => `due.${column}`);
  const fields = Object.entries<string>(payload).map(([field, column]) => `'${field}', due.${column}`);
  const id = `concat_ws('-', ${columns.join(', ')})`;
  const sql = `
    select ${id} as "jobId", due.${at} as at, json_build_object(${fields.join(', ')}) as payload
    from ${table} due
    where ${where} and due.${at} <= $1 and not exists (
      select from platform.due_attempt a where a.job = $2 and a.id = ${id}
        and a.at = date_trunc('milliseconds', due.${at}) and a.next_try_at > clock_timestamp())
    order by due.${at}, ${columns.join(', ')} limit $3 offset $4`;
  return { job, due: (until, skip) => database.query<DueRow>(sql, [until, job.name, DUE_PAGE, skip]) };
}
