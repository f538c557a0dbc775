import type { Database } from '../database/database.js';

/** Expired rows of a table. */
export interface PruneRule {
  /** With its schema. An index must lead to the rows. */
  table: string;
  /** An SQL condition; columns may be qualified by the table's bare name. */
  where: string;
  parameters: unknown[];
}

/** A statement with this many rows stays far below the statement timeout, and holds its locks for milliseconds. */
export const CHUNK_ROWS = 5000;

/**
 * Deletes the rows in statements of `CHUNK_ROWS`, each in its own transaction, at least one and then while
 * `shouldContinue` returns true. Each deleted row is tested against the condition again, since it may just have
 * changed.
 * @returns whether rows are left
 */
export async function pruneInChunks(
  database: Database,
  { table, where, parameters }: PruneRule,
  shouldContinue: () => boolean,
): Promise<boolean> {
  const statement = `delete from ${table} where (${where})
    and ctid = any(array(select ctid from ${table} where ${where} limit ${CHUNK_ROWS}))`;
  do {
    const { count } = await database.change(statement, parameters);
    if (count < CHUNK_ROWS) return false;
  } while (shouldContinue());
  return true;
}
