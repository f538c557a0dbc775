import type { Database } from '../database/database.js';

/** Rows of a table that have served their time. */
export interface PruneRule {
  /** With its schema. An index must lead to the rows. */
  table: string;
  /** A condition in SQL; columns may be qualified by the table's bare name. */
  where: string;
  parameters: unknown[];
}

/** A statement of so many rows stays far below the statement timeout, and holds its locks for milliseconds. */
export const CHUNK_ROWS = 5000;

/**
 * Deletes the rows in statements of `CHUNK_ROWS`, each committed by itself, for as long as `goesOn` says so, and one
 * of them at least. The condition is tested again on each row that is deleted, as it may just have changed.
 * @returns whether rows are left
 */
export async function pruneInChunks(
  database: Database,
  { table, where, parameters }: PruneRule,
  goesOn: () => boolean,
): Promise<boolean> {
  const statement = `delete from ${table} where (${where})
    and ctid = any(array(select ctid from ${table} where ${where} limit ${CHUNK_ROWS}))`;
  do {
    const { count } = await database.change(statement, parameters);
    if (count < CHUNK_ROWS) return false;
  } while (goesOn());
  return true;
}
