import type pg from 'pg';
import { history } from './history.sql.js';
import { members } from './members.sql.js';
import type { Size } from './size.js';

/** Large tables, whose indexes are built once all rows are there. */
const LARGE = [
  'games.round',
  'ledger.transaction',
  'ledger.posting',
  'games.bet_entry',
  'agency.bet_rollup',
  'members.ancestor',
];

/**
 * Fills a migrated and seeded database by SQL, without triggers and without waiting for the disk. Deterministic except
 * for who played which round. Runs as the superuser, in about a minute for 100,000 members.
 */
export async function fillDatabase(client: pg.ClientBase, size: Size): Promise<void> {
  for (const setting of [
    'session_replication_role = replica',
    'synchronous_commit = off',
    "maintenance_work_mem = '512MB'",
    "work_mem = '128MB'",
    'jit = off',
  ])
    await client.query(`set ${setting}`);
  const indexes = await indexesOf(client);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of [...members(size), ...history(size)]) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  await client.query('reset session_replication_role');
  await analyze(client);
}

/**
 * An empty table that was analyzed is believed to stay empty: a connection that plans before its first rows reads it as a whole
 * from then on. In production none is analyzed before it has rows.
 */
async function analyze(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ filled: string; parents: string | null }>(
    `select string_agg(oid::regclass::text, ', ') filter (where relkind = 'r' and pg_relation_size(oid) > 0) as filled,
       string_agg('only ' || oid::regclass, ', ') filter (where relkind = 'p') as parents
     from pg_class where relkind in ('r', 'p')`,
  );
  for (const { filled, parents } of rows) {
    await client.query(`vacuum analyze ${filled}`);
    if (parents) await client.query(`analyze ${parents}`);
  }
}

/** Indexes that do not belong to a constraint. */
async function indexesOf(client: pg.ClientBase): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
     from pg_index i left join pg_constraint c on c.conindid = i.indexrelid
     where i.indrelid = any($1::text[]::regclass[]) and c.oid is null`,
    [LARGE],
  );
  return rows;
}
