import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { LET_MANY_IN } from '#libs/platform/testing/many-from-one-address';
import { once } from '../../chaos/stack/database.js';
import type { Lab } from '../../chaos/stack/lab.js';
import { fillDatabase } from './fill.js';
import type { Size } from './size.js';

/** While it is filled, the log is large and written less often; afterwards the server is as it was. */
const LOG_SETTINGS = { max_wal_size: '8GB', checkpoint_timeout: '15min' };

/**
 * The filled database that is kept for the next run: found, or made where the migrations, the seed or the fill are not
 * those that made it. Of each size the newest one is kept. Answers its name.
 */
export async function filledTemplate(lab: Lab, root: string, size: Size): Promise<string> {
  const kept = `bench_filled_${size.members}_`;
  const name = kept + versionOf(root);
  const existing = await databases(lab);
  if (existing.includes(name)) return name;
  const outdated = existing.filter((other) => other.startsWith(kept) || other === FRESH);
  for (const other of outdated) await once(lab.serverUrl, `drop database ${other} with (force)`);
  const began = performance.now();
  await lab.setUp(FRESH);
  await once(lab.urlOf(FRESH), LET_MANY_IN);
  await fill(lab, size);
  await once(lab.serverUrl, `alter database ${FRESH} rename to ${name}`);
  const seconds = Math.round((performance.now() - began) / 1000);
  console.log(
    `filled a database with ${size.members.toLocaleString('en')} members in ${seconds} s; it is kept`,
  );
  return name;
}

/** What a run that was interrupted has left: its databases, and the settings of a fill. */
export async function resetInterruptedRun(lab: Lab): Promise<void> {
  for (const name of await databases(lab))
    if (/^bench_(anchor_)?\d+$/.test(name)) await once(lab.serverUrl, `drop database ${name} with (force)`);
  await resetLog(lab);
}

const FRESH = 'bench_fresh';

async function fill(lab: Lab, size: Size): Promise<void> {
  for (const [setting, value] of Object.entries(LOG_SETTINGS))
    await once(lab.serverUrl, `alter system set ${setting} = '${value}'`);
  await once(lab.serverUrl, 'select pg_reload_conf()');
  const client = new pg.Client(lab.urlOf(FRESH));
  await client.connect();
  try {
    await fillDatabase(client, size);
  } finally {
    await client.end();
    await resetLog(lab);
    await once(lab.serverUrl, 'checkpoint');
  }
}

async function resetLog(lab: Lab): Promise<void> {
  for (const setting of Object.keys(LOG_SETTINGS)) await once(lab.serverUrl, `alter system reset ${setting}`);
  await once(lab.serverUrl, 'select pg_reload_conf()');
}

async function databases(lab: Lab): Promise<string[]> {
  const client = new pg.Client(lab.serverUrl);
  await client.connect();
  const { rows } = await client
    .query<{ name: string }>(`select datname as name from pg_database where datname like 'bench\\_%'`)
    .finally(() => client.end());
  return rows.map(({ name }) => name);
}

/** Changes with every file that decides what is in the database. */
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
