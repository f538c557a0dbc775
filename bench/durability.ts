import type pg from 'pg';

const SETTINGS = ['server_version', 'fsync', 'synchronous_commit', 'wal_sync_method', 'full_page_writes'];

/** The durability settings of the running PostgreSQL. @throws Error if a commit may be lost */
export async function durabilityOf(owner: pg.Pool): Promise<Record<string, string>> {
  const { rows } = await owner.query<{ name: string; setting: string }>(
    'select name, setting from pg_settings where name = any($1)',
    [SETTINGS],
  );
  const found = new Map(rows.map(({ name, setting }) => [name, setting]));
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    if (found.get(name) !== 'on')
      throw new Error(`${name} is ${found.get(name)}: nothing durable is measured`);
  return Object.fromEntries(SETTINGS.map((name) => [name, found.get(name) ?? '']));
}
