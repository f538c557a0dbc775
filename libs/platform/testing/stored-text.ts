import type { TestDatabase } from './test-database.js';

/** Tables of the whole database, the queue's too, in which a row holds this text somewhere. */
export async function tablesHolding(db: TestDatabase, text: string): Promise<string[]> {
  const tables = await db.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  );
  const holding: string[] = [];
  for (const { name } of tables) {
    const rows = await db.query(`select 1 from ${name} t where position($1 in t::text) > 0 limit 1`, [text]);
    if (rows.length > 0) holding.push(name);
  }
  return holding;
}
