import type { TestDatabase } from './test-database.js';

/** The tables of the whole database, including the queue's, in which a row contains one of these texts. */
export async function tablesHolding(db: TestDatabase, ...texts: string[]): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const searches = tables.map(
    ({ name }) =>
      `select '${name}' as name where exists (select from ${name} t where t::text like any ($1::text[]))`,
  );
  const patterns = texts.map((text) => `%${text.replace(/[\\%_]/g, '\\$&')}%`);
  const holding = await db.query<{ name: string }>(searches.join(' union all '), [patterns]);
  return holding.map(({ name }) => name);
}
