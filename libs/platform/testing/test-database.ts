import { randomBytes } from 'node:crypto';
import pg from 'pg';

export interface TestDatabase {
  url: string;
  /** Runs as the database's owner, not as the application's role. */
  query<Row extends pg.QueryResultRow>(sql: string, parameters?: unknown[]): Promise<Row[]>;
  drop(): Promise<void>;
}

/** Values that the tests' global setup left for the spec files. @throws Error outside jest */
export function fromSetUp(name: 'TEST_ADMIN_URL' | 'TEST_TEMPLATE' | 'TEST_PROGRAMS' | 'TEST_HOSTS'): string {
  const value = process.env[name];
  if (!value) throw new Error(`${name} is missing: this runs in the server project of jest only`);
  return value;
}

/** A migrated and seeded database for one spec file. Drop it at the end of the file. */
export async function createTestDatabase(): Promise<TestDatabase> {
  const name = `mela_test_${randomBytes(6).toString('hex')}`;
  await asAdmin(`create database ${name} template ${fromSetUp('TEST_TEMPLATE')} strategy file_copy`);
  const url = Object.assign(new URL(fromSetUp('TEST_ADMIN_URL')), { pathname: `/${name}` }).href;
  const owner = new pg.Pool({ connectionString: url, max: 4 });
  owner.on('error', () => undefined);
  return {
    url,
    query: async <Row extends pg.QueryResultRow>(sql: string, parameters: unknown[] = []) => {
      const client = await owner.connect();
      try {
        return (await client.query<Row>(sql, parameters)).rows;
      } finally {
        client.release(); // a refused statement is no reason to reconnect
      }
    },
    drop: async () => {
      await owner.end();
      await asAdmin(`drop database ${name} with (force)`);
    },
  };
}

async function asAdmin(statement: string): Promise<void> {
  const client = new pg.Client(fromSetUp('TEST_ADMIN_URL'));
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
