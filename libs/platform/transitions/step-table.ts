import type { Database } from '../database/database.js';
import type { Step } from './move.js';

/** The table of a timeline. */
export interface StepTable {
  /** With its schema. */
  table: string;
  /** The column with the row's id, and the one that counts its steps. */
  owner: string;
  number: string;
  /** Columns besides those that each has: `status`, `by`, `at`. */
  optional?: readonly ('amount' | 'reason')[];
}

/** Adds steps to the timeline of the row `id`, in their order. `by` is the kind or role of the actor. */
export async function addSteps(
  database: Database,
  { table, owner, number, optional = [] }: StepTable,
  id: string,
  steps: Step[],
  { by, at }: { by: string; at: Date },
): Promise<void> {
  const columns = ['status', 'by', 'at', ...optional];
  const values = columns.map((_, index) => `$${index + 2}`);
  for (const step of steps)
    await database.query(
      `insert into ${table} (${[owner, number, ...columns].join(', ')})
       select $1, coalesce(max(${number}), 0) + 1, ${values.join(', ')} from ${table} where ${owner} = $1`,
      [id, step.status, by, at, ...optional.map((column) => step[column]?.toString() ?? null)],
    );
}
