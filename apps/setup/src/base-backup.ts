import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { pausePoint } from '#libs/platform/process/pause-point';

/** Contents that belong to a running server only; the folders stay, empty. The same as `pg_basebackup` leaves out. */
const EMPTIED = new Set([
  'pg_dynshmem',
  'pg_notify',
  'pg_replslot',
  'pg_serial',
  'pg_snapshots',
  'pg_stat_tmp',
  'pg_subtrans',
  'pg_wal',
]);
const LEFT_OUT = /^(postmaster\.(pid|opts)|pgsql_tmp.*|pg_internal\.init.*|backup_label.*)$/;
/** Last, so that it knows nothing newer than the log that is copied after it. */
const CONTROL = 'global/pg_control';
const SEGMENT = /^[0-9A-F]{24}$/;

interface Stopped {
  last: string;
  label: string;
  tablespaces: string;
}

/**
 * Copies the whole cluster of a PostgreSQL on this machine while it is in use, by its low-level backup functions: the
 * files as they are read, and the log of that time, which makes them consistent when the copy is started. Needs a
 * superuser, and read access to the server's files.
 * @param target a folder that does not exist yet, for the copy of the data folder
 * @throws Error if the server cannot be copied; then nothing stays in `target`
 */
export async function baseBackup(url: string, target: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    const data = await one<string>(client, 'show data_directory');
    fs.mkdirSync(target, { recursive: false, mode: 0o700 });
    await copyCluster(client, data, target);
  } catch (error) {
    if ((error as { code?: string }).code !== 'EEXIST') fs.rmSync(target, { recursive: true, force: true });
    throw error;
  } finally {
    await client.end();
  }
}

async function copyCluster(client: pg.Client, data: string, target: string): Promise<void> {
  // Keeps the server from deleting log that is still to be copied. It ends with the connection.
  await client.query(`select pg_create_physical_replication_slot('backup_' || pg_backend_pid(), true, true)`);
  const first = await one<string>(client, `select pg_walfile_name(pg_backup_start('mela', true))`);
  copyFiles(data, target, '');
  await pausePoint('backup-copied');
  copyFile(data, target, CONTROL);
  const { rows } = await client.query<Stopped>(
    `select pg_walfile_name(lsn) as last, labelfile as label, spcmapfile as tablespaces from pg_backup_stop(false)`,
  );
  const stopped = rows[0];
  if (!stopped || stopped.tablespaces) throw new Error('a cluster with tablespaces cannot be copied so');
  fs.writeFileSync(path.join(target, 'backup_label'), stopped.label, { mode: 0o600 });
  for (const name of fs.readdirSync(path.join(data, 'pg_wal')))
    if (SEGMENT.test(name) && name >= first && name <= stopped.last) copyFile(data, target, `pg_wal/${name}`);
}

function copyFiles(data: string, target: string, folder: string): void {
  for (const entry of fs.readdirSync(path.join(data, folder), { withFileTypes: true })) {
    const place = path.posix.join(folder, entry.name);
    if (LEFT_OUT.test(entry.name) || place === CONTROL) continue;
    if (entry.isSymbolicLink()) throw new Error(`${place} is kept elsewhere, which cannot be copied so`);
    if (!entry.isDirectory()) copyFile(data, target, place);
    else {
      fs.mkdirSync(path.join(target, place), { mode: 0o700 });
      if (place === 'pg_wal') fs.mkdirSync(path.join(target, place, 'archive_status'), { mode: 0o700 });
      if (!EMPTIED.has(place)) copyFiles(data, target, place);
    }
  }
}

function copyFile(data: string, target: string, place: string): void {
  try {
    fs.copyFileSync(path.join(data, place), path.join(target, place));
  } catch (error) {
    // A table that was dropped in the meantime: the log records that too.
    if ((error as { code?: string }).code !== 'ENOENT') throw error;
  }
}

async function one<Value>(client: pg.Client, sql: string): Promise<Value> {
  const { rows } = await client.query(sql);
  return Object.values(rows[0])[0] as Value;
}
