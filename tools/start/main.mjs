import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readBrandList, readBrands } from '../brands.mjs';
import { makeFolder } from '../machine/files.mjs';
import { takeLock } from '../machine/lock.mjs';
import { localhostObstacle } from '../machine/port.mjs';
import { Problem } from '../machine/problem.mjs';
import { waitForEnd } from '../machine/running.mjs';
import { fileTrouble } from '../machine/trouble.mjs';
import { checkConfiguration, checkRedis } from './configuration.mjs';
import { keepDatabase } from './database.mjs';
import { keepProgram, programsOf, runSetup } from './programs.mjs';
import { summary, tell } from './report.mjs';
import { dataDirOf, programEnvironment, readSettings } from './settings.mjs';
import { endFormerPrograms, isEnding, openState } from './state.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FORMER_END_MS = 30_000;
const PARENT_CHECK_MS = 500;

function openFolder(dataDir) {
  try {
    makeFolder(path.join(dataDir, 'logs'));
  } catch (error) {
    if (!['EEXIST', 'ENOTDIR'].includes(error.code)) throw error;
    throw new Problem(`DATA_DIR is ${dataDir}, which is a file or lies below one. Choose a folder.`);
  }
}

async function lockFolder({ dataDir, publicUrl }) {
  openFolder(dataDir);
  const { release, holder } = takeLock(path.join(dataDir, 'start.lock'), { publicUrl });
  if (release) return release;
  await sleep(2 * PARENT_CHECK_MS); // it may be about to find that its own npm has ended
  if (isEnding(dataDir)) {
    tell('Waiting', `the start before this one (process ${holder.pid}) is ending`);
    if (await waitForEnd(holder.pid, holder.mark, FORMER_END_MS)) return lockFolder({ dataDir, publicUrl });
  }
  throw new Problem(
    `Mela already runs on ${dataDir} (process ${holder.pid}, ${holder.publicUrl}). ` +
      `End it with Ctrl-C in its terminal or \`kill ${holder.pid}\`, or give this one a DATA_DIR and a PORT of its own.`,
  );
}

async function checkPort(name, port, host) {
  const obstacle = await localhostObstacle(port, host);
  if (!obstacle) return;
  const why = {
    EADDRINUSE: `Port ${port} is in use by another program. End that one, or choose another port`,
    EACCES: `Port ${port} is not open to this user. Choose one above 1023`,
    EADDRNOTAVAIL: `This machine has no address ${host}. Set HOST to one it has; the port is chosen`,
  }[obstacle];
  throw new Problem(
    `${why ?? `Port ${port} cannot be used (${obstacle}). Choose another`}: ${name}=... npm start`,
  );
}

/** Each brand with its address and the accounts of its demonstration. */
function sites({ root, production, publicUrl }) {
  const [first, ...others] = readBrands(root);
  if (production) return [{ name: first.name, url: publicUrl, accounts: [] }];
  const urlAt = (host) => Object.assign(new URL(publicUrl), { hostname: host }).origin;
  const accountsOf = ({ id }) =>
    ['demo-accounts', 'demo-operators'].flatMap((name) => readBrandList(root, id, name));
  return [
    { name: first.name, url: publicUrl, accounts: accountsOf(first) },
    ...others.map((brand) => ({ name: brand.name, url: urlAt(brand.hosts[0]), accounts: accountsOf(brand) })),
  ];
}

/** Everything that one start holds, released in the right order whenever it ends. */
function openLife() {
  const abort = new AbortController();
  const programs = [];
  const held = [];
  const over = new Promise((_, reject) => {
    abort.signal.addEventListener('abort', () => reject(abort.signal.reason), { once: true });
  });
  over.catch(() => {});
  return {
    signal: abort.signal,
    end: (reason) => abort.abort(reason),
    orOver: (promise) => Promise.race([promise, over]),
    over,
    hold: (giveBack) => void held.unshift(giveBack),
    keep: (program) => {
      programs.push(program);
      return program.up;
    },
    async close() {
      await Promise.all(programs.map(({ stop }) => stop()));
      for (const giveBack of held) await giveBack();
    },
  };
}

async function run(life, edition) {
  const began = performance.now();
  const settings = await edition.settle(readSettings(ROOT));
  life.hold(await lockFolder(settings));
  await endFormerPrograms(settings.dataDir);
  for (const [name, port] of Object.entries(settings.ports)) await checkPort(name, port, settings.host);
  await edition.prepare(settings, tell, life.signal);
  await checkConfiguration(settings);
  await checkRedis(settings.redisUrl);

  const state = openState(settings);
  life.hold(state.remove);
  life.signal.addEventListener('abort', () => state.change({ ready: false, ending: true }), { once: true });
  const { patient } = edition;
  const context = { settings, state, onGiveUp: life.end, patient };
  const { early, late } = programsOf(settings);
  const before = programEnvironment(settings, settings.databaseUrl);
  const programs = {};
  const keep = (env) => (name) => {
    programs[name] = keepProgram(name, { ...context, env });
    return life.keep(programs[name]);
  };
  const outside = early.map(keep(before));
  let databaseUrl = settings.databaseUrl;
  if (databaseUrl) tell('PostgreSQL', 'yours, by DATABASE_URL');
  else {
    const database = await keepDatabase(context);
    life.hold(database.stop);
    databaseUrl = database.url;
    tell('PostgreSQL', `embedded, port ${database.port}`);
  }
  const env = programEnvironment(settings, databaseUrl);
  const setUp = () => runSetup(settings, env, life.signal);
  // Its lists are accepted by the set-up.
  if (process.env.LARGE_CATALOGUE === '1') await life.orOver(Promise.all(outside));
  await life.orOver(setUp());
  tell('Database', 'set up');
  const others = late.map(keep(env));
  await life.orOver(Promise.all([...outside, ...others]));
  tell('Programs', `${[...early, ...late].join(', ')} run`);
  await edition.run({ settings, programs, runSetup: setUp, tell, hold: life.hold });
  state.change({ ready: true });
  summary({ settings, sites: sites(settings), milliseconds: performance.now() - began });
  await life.over;
}

function explain(error) {
  if (error instanceof Problem) return error.message;
  return fileTrouble(error, dataDirOf(ROOT)) ?? error?.stack ?? String(error);
}

class Interrupted extends Error {}

// npm sends a SIGTERM to the shell between us, which dies without passing it on.
function watchNpm(end) {
  if (!['start', 'dev'].includes(process.env.npm_lifecycle_event)) return;
  const parent = process.ppid;
  setInterval(() => process.ppid === parent || end(), PARENT_CHECK_MS).unref();
}

/**
 * The whole of `npm start`, or of `npm run dev`: the edition contains the differences. Ends the process: 0 after Ctrl-C
 * or SIGTERM, 1 with a sentence after a Problem.
 */
export async function start(edition) {
  const life = openLife();
  const interrupt = () => {
    if (life.signal.aborted) return;
    console.log('\nEnding ...');
    life.end(new Interrupted());
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, interrupt);
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is gone
  watchNpm(interrupt);
  // For example, the state file can no longer be written while the start ends.
  process.on('uncaughtException', (error) => life.end(error));
  const error = await run(life, edition).catch((reason) => reason);
  const asked = life.signal.reason instanceof Interrupted;
  if (!asked) console.error(`\n${explain(life.signal.reason ?? error)}`);
  life.end(error);
  await life.close();
  if (asked) console.log('All ended.');
  process.exit(asked ? 0 : 1);
}
