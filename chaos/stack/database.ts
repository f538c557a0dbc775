import pg from 'pg';
import { APPLICATION_ROLE } from '#libs/platform/database/data-source';
import { type Fault, replaceOnce } from './fault.js';

/** The url of another database on the same server. */
export function urlOf(server: string, database: string): string {
  const url = new URL(server);
  url.pathname = `/${database}`;
  return url.href;
}

/** Connections like those of the programs, with the restricted role. */
export function applicationPool(url: string, size: number): pg.Pool {
  return quiet(new pg.Pool({ connectionString: url, max: size, options: `-c role=${APPLICATION_ROLE}` }));
}

/** Connections as the owner, to inspect and to insert. */
export function ownerPool(url: string): pg.Pool {
  return quiet(new pg.Pool({ connectionString: url, max: 2 }));
}

/** One statement on its own connection. */
export async function once(url: string, sql: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(sql).finally(() => client.end());
}

export async function plant(owner: pg.Pool, fault: Fault): Promise<void> {
  for (const { routine, from, to } of fault.routines ?? []) {
    const { rows } = await owner.query('select pg_get_functiondef($1::regprocedure) as text', [routine]);
    await owner.query(replaceOnce(rows[0].text, from, to, routine));
  }
  for (const statement of fault.sql ?? []) await owner.query(statement);
}

/** A killed server breaks its connections; the next query reports it. */
function quiet(pool: pg.Pool): pg.Pool {
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}
