import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { RAISE_ADDRESS_LIMITS } from '#libs/platform/testing/raise-address-limits';
import { WITHOUT_DRAWS } from '#libs/platform/testing/without-draws';
import { once } from '../../chaos/stack/database.js';
import type { Testbed } from '../../chaos/stack/testbed.js';
import { fillDatabase } from './fill.js';
import type { Size } from './size.js';

/** During the fill the log is large and checkpoints are rare; afterwards the server has its settings back. */
const LOG_SETTINGS = { max_wal_size: '8GB', checkpoint_timeout: '15min' };

/**
 * The filled database, which is kept for the next run: found, or made again if the migrations, the seed or the fill
 * have changed. The newest one of each size is kept. Returns its name.
 */
export async function filledTemplate(testbed: Testbed, root: string, size: Size): Promise<string> {
  const kept = `bench_filled_${size.members}_`;
  const name = kept + versionOf(root);
  const existing = await databases(testbed);
  if (existing.includes(name)) return name;
  const outdated = existing.filter((other) => other.startsWith(kept) || other === FRESH);
  for (const other of outdated) await once(testbed.serverUrl, `drop database ${other} with (force)`);
  const began = performance.now();
  await testbed.setUp(FRESH);
  await once(testbed.urlOf(FRESH), RAISE_ADDRESS_LIMITS);
  await once(testbed.urlOf(FRESH), WITHOUT_DRAWS);
  await fill(testbed, size);
  await once(testbed.serverUrl, `alter database ${FRESH} rename to ${name}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `filled a database with ${size.members.toLocaleString('en')} members in ${seconds} s; it is kept`,
  );
  return name;
}

/** Removes what an interrupted run has left: its databases, and the settings of a fill. */
export async function resetInterruptedRun(testbed: Testbed): Promise<void> {
  for (const name of await databases(testbed))
    if (/^bench_(anchor_)?\d+$/.test(name))
      await once(testbed.serverUrl, `drop database ${name} with (force)`);
  await resetLog(testbed);
}

const FRESH = 'bench_fresh';

async function fill(testbed: Testbed, size: Size): Promise<void> {
  for (const [setting, value] of Object.entries(LOG_SETTINGS))
    await once(testbed.serverUrl, `alter system set ${setting} = '${value}'`);
  await once(testbed.serverUrl, 'select pg_reload_conf()');
  const client = new pg.Client(testbed.urlOf(FRESH));
  await client.connect();
  try {
    await fillDatabase(client, size);
  } finally {
    await client.end();
    await resetLog(testbed);
    await once(testbed.serverUrl, 'checkpoint');
  }
}

async function resetLog(testbed: Testbed): Promise<void> {
  for (const setting of Object.keys(LOG_SETTINGS))
    await once(testbed.serverUrl, `alter system reset ${setting}`);
  await once(testbed.serverUrl, 'select pg_reload_conf()');
}

async function databases(testbed: Testbed): Promise<string[]> {
  const client = new pg.Client(testbed.serverUrl);
  await client.connect();
  const { rows } = await client
    .query<{ name: string }>(`select datname as name from pg_database where datname like 'bench\\_%'`)
    .finally(() => client.end());
  return rows.map(({ name }) => name);
}

/** Changes with every file that decides the content of the database. */
function versionOf(root: string): string {
  const hash = createHash('sha256');
  const migrated = filesBelow(path.join(root, 'libs')).filter((file) =>
    /\/migrations\/|\.sql\.ts$/.test(file),
  );
  const filled = ['apps/setup/src', 'brands', 'bench/fill'].flatMap((folder) =>
    filesBelow(path.join(root, folder)),
  );
  for (const file of [...migrated, ...filled])
    hash.update(path.relative(root, file)).update(fs.readFileSync(file));
  return hash.digest('hex').slice(0, 12);
}

function filesBelow(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.spec\./.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
}
