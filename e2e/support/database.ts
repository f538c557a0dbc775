import pg from 'pg';
import { stack } from './stack';

/** Prepares a state that no page can create, or reads what no page shows. */
export async function query<Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> {
  const database = new pg.Client({ connectionString: stack().databaseUrl });
  await database.connect();
  try {
    return (await database.query<Row>(sql, values)).rows;
  } finally {
    await database.end();
  }
}
