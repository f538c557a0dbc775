import pg from 'pg';
import { stack } from './stack';

/** Prepares a state that no page can create. */
export async function query(sql: string, values: unknown[]): Promise<void> {
  const database = new pg.Client({ connectionString: stack().databaseUrl });
  await database.connect();
  try {
    await database.query(sql, values);
  } finally {
    await database.end();
  }
}
