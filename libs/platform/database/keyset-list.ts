import type { Conditions } from './conditions.js';
import type { Database } from './database.js';
import type { Keyset } from './keyset.js';

/** Rows are counted up to this number: all rows of a long list would have to be read. */
export const MOST_COUNTED = 10_000;

/** A list in SQL: what is selected from where, in which order. */
export interface KeysetList {
  columns: string;
  /** The table that the order and the conditions are about, with what they need joined to it. */
  from: string;
  /** Further joins that only the columns need. */
  joins?: string;
  conditions: Conditions;
  order: Keyset;
}

/** Which page of a list. */
export interface KeysetPage {
  /** The cursor after which the page goes on. */
  after?: string;
  pageSize: number;
  /** For a file, whose pages need no total: it is 0 then. */
  uncounted?: true;
}

/**
 * A page of a list, with the number of rows that match, up to `MOST_COUNTED`. Adds the cursor to the conditions.
 * @throws AppError 400 for a text that is no cursor of this list
 */
export async function readKeysetPage<Row>(
  database: Database,
  { columns, from, joins = '', conditions, order }: KeysetList,
  { after, pageSize, uncounted }: KeysetPage,
): Promise<{ rows: Row[]; total: number; next: string | null }> {
  const total = uncounted ? 0 : await countRows(database, from, conditions, order);
  order.startAfter(conditions, after);
  const { sql } = conditions;
  const found = await database.query<Row & { cursorKey: string }>(
    `select ${columns}, ${order.column} from ${from} ${joins}
     where ${sql} order by ${order.order} limit ${conditions.parameter(pageSize + 1)}`,
    conditions.parameters,
  );
  const { rows, next } = order.page(found, pageSize);
  return { rows: rows.map(({ cursorKey: _, ...row }) => row as unknown as Row), total, next };
}

/** In the order of the list, whose index then serves the count as well. */
async function countRows(database: Database, from: string, { sql, parameters }: Conditions, order: Keyset) {
  const [count] = await database.query<{ total: number }>(
    `select count(*)::int as total from (
       select 1 from ${from} where ${sql} order by ${order.order} limit ${MOST_COUNTED}) counted`,
    [...parameters],
  );
  return count?.total ?? 0;
}
