import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { openLog, readIfThere, writeWhole } from './machine/files.mjs';
import { freePort, portObstacle } from './machine/port.mjs';
import { Problem } from './machine/problem.mjs';
import { signal } from './machine/running.mjs';
import { startTied } from './machine/tied.mjs';
import { findBinaries } from './postgres/binaries.mjs';
import { prepareCluster } from './postgres/cluster.mjs';
import { endLeftover, readPidFile } from './postgres/leftover.mjs';
import { ENVIRONMENT } from './postgres/runner.mjs';
import { chooseSite } from './postgres/site.mjs';

const TIMEOUT_MS = 5_000; // after a crash its last children hold shared memory for a moment
const RECOVERY_MS = 120_000; // replaying what was written before a crash
const STOP_MS = 20_000;

const MEGABYTE = 2 ** 20;
// A quarter of the memory, as PostgreSQL's manual advises, and no more than the indexes of a busy day.
const BUFFER_MEGABYTES = Math.floor(Math.min(os.totalmem() / 4, 1024 * MEGABYTE) / MEGABYTE);

const SETTINGS = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'max_connections=200',
  'timezone=UTC',
  'log_timezone=UTC',
  'log_checkpoints=off',
];
const DURABLE_SETTINGS = [`shared_buffers=${BUFFER_MEGABYTES}MB`];
// For tests, whose data may be lost in a power failure.
const FAST_SETTINGS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_wal_senders=0'];

/** The last port, if it is free, so that clients of an earlier start find it again. */
async function choosePort(file) {
  const last = Number(readIfThere(file));
  const port = last > 0 && (await portObstacle(last)) === undefined ? last : await freePort();
  if (port !== last) writeWhole(file, String(port));
  return port;
}

function commandLine({ way, binaries }, data, port, fast) {
  const settings = ['-p', String(port)];
  for (const setting of [...SETTINGS, ...(fast ? FAST_SETTINGS : DURABLE_SETTINGS)])
    settings.push('-c', setting);
  if (fast) settings.push('-c', 'wal_level=minimal');
  return [...way.prefix, path.join(binaries.folder, 'bin', 'postgres'), '-D', data, ...settings];
}

/** Waits until PostgreSQL accepts connections. Returns its pid, or undefined if it ended instead. */
async function waitUntilReady(data, before, program) {
  let ended = false;
  void program.ended.then(() => {
    ended = true;
  });
  const until = Date.now() + RECOVERY_MS;
  while (!ended && Date.now() < until) {
    const state = readPidFile(data);
    if (state?.ready && state.text !== before) return state.pid;
    await sleep(15);
  }
  await program.end();
  return undefined;
}

async function launch(site, data, port, fast, logFile) {
  const until = Date.now() + TIMEOUT_MS;
  for (;;) {
    const before = readPidFile(data)?.text;
    const log = openLog(logFile);
    const command = commandLine(site, data, port, fast);
    const program = startTied(command, { signal: 'INT', log, env: ENVIRONMENT, cwd: '/', ...site.way.ids });
    fs.closeSync(log);
    const pid = await waitUntilReady(data, before, program);
    if (pid) return { program, pid };
    if (Date.now() > until) {
      const last = readIfThere(logFile)?.trim().split('\n').slice(-3).join(' ');
      throw new Problem(
        `The embedded PostgreSQL does not start; its log is ${logFile}. It ends with: ${last}`,
      );
    }
    await sleep(200);
  }
}

/**
 * Starts PostgreSQL for this process alone: it ends with this process, even after a kill. The data stays in `dataDir`,
 * beside its port and password. `port` requires a port; `fast` gives up durability for speed; `log` receives sentences
 * worth showing. Returns `{ url, port, pid, data, ended, stop(), onExit(callback) }`: `ended` resolves at any end, and
 * the callback is called for one that `stop` did not cause. Throws a Problem.
 */
export async function startEmbeddedPostgres({ dataDir, port, fast = false, log = () => {} }) {
  const folder = path.resolve(dataDir);
  const logFile = path.join(folder, 'logs', 'postgres.log');
  fs.mkdirSync(path.dirname(logFile), { recursive: true });
  const site = chooseSite(folder, await findBinaries());
  if (!site.folder.startsWith(folder)) log(`PostgreSQL keeps its data in ${site.folder}`);
  const data = path.join(site.folder, 'data');
  await endLeftover(data);
  const { password, user, database } = prepareCluster(site, path.join(folder, 'pg.password'), fast);
  const chosen = port ?? (await choosePort(path.join(folder, 'pg.port')));
  const { program, pid } = await launch(site, data, chosen, fast, logFile);
  let stopping = false;
  const stop = async () => {
    stopping = true;
    const lastResort = setTimeout(() => signal(pid, 'SIGQUIT'), STOP_MS);
    await program.end();
    clearTimeout(lastResort);
  };
  const onExit = (callback) => void program.ended.then(() => stopping || callback());
  const url = `postgres://${user}:${password}@127.0.0.1:${chosen}/${database}`;
  return { url, port: chosen, pid, data, ended: program.ended, stop, onExit };
}
