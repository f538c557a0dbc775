import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { freePort } from './machine/port.mjs';
import { Problem } from './machine/problem.mjs';
import { runStep } from './machine/step.mjs';
import { findRedis } from './redis.mjs';
import { install, isInstalled } from './start/install.mjs';
import { startProgram } from './start/program.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PRODUCT = ['apps/api', 'apps/worker', 'apps/setup', 'libs'];

/** What a build needs beside `dist` to run from another folder. */
function furnish(house) {
  fs.mkdirSync(house, { recursive: true });
  fs.copyFileSync(path.join(ROOT, 'package.json'), path.join(house, 'package.json'));
  for (const name of ['node_modules', 'brands'])
    fs.symlinkSync(path.join(ROOT, name), path.join(house, name));
}

// A build of its own, so that nobody who builds in this checkout meanwhile changes what is being proved or measured.
async function compile(house, compiled, signal) {
  if (!isInstalled(ROOT)) await install(ROOT, signal);
  furnish(house);
  const words = ['node_modules/@swc/cli/bin/swc.js', ...compiled, '-d', path.join(house, 'dist'), '--quiet'];
  const { ok, output } = await runStep(process.execPath, words, { cwd: ROOT, signal });
  if (!ok) throw new Problem(`The build failed:\n${output.trim()}`);
}

/** A private Redis where one can be had: another program's jobs and hints would be heard in a shared one. */
async function startRedis() {
  const given = process.env.REDIS_URL;
  delete process.env.REDIS_URL;
  const own = await findRedis();
  if (own || !given) return own;
  process.env.REDIS_URL = given;
  return findRedis();
}

async function run({ entry, sources }, folder, signal, hold) {
  const house = path.join(folder, 'house');
  await compile(house, [...PRODUCT, ...sources], signal);
  const { run } = await import(pathToFileURL(path.join(house, 'dist', entry)).href);
  const machine = {
    root: ROOT,
    house,
    folder,
    signal,
    hold,
    furnish,
    freePort,
    runStep,
    startProgram: (program) => startProgram(program, signal),
    startPostgres: startEmbeddedPostgres,
    startRedis,
  };
  return run(machine, process.argv.slice(2));
}

/**
 * Builds the product and `sources` in a temporary folder and calls `run(machine, words)` of `entry` there. What was
 * started or held is given back at the end, also after Ctrl-C. Ends the process: 0 where `run` answered true.
 */
export async function runInTestbed({ name, entry, sources }) {
  const interruption = new AbortController();
  const { signal } = interruption;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is gone
  // What an interrupted run still tries to do fails, which is nobody's concern any more.
  process.on('unhandledRejection', (error) => {
    if (signal.aborted) return;
    console.error(error);
    process.exitCode = 1;
    interruption.abort();
  });

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `mela-${name}-`));
  fs.chmodSync(folder, 0o755); // whoever runs PostgreSQL must pass
  const held = [];
  const interrupted = new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(false), { once: true });
  });
  const ok = await Promise.race([
    run({ entry, sources }, folder, signal, (giveBack) => void held.unshift(giveBack)),
    interrupted,
  ]).catch((error) => {
    console.error(error instanceof Problem ? error.message : error);
    return false;
  });
  for (const giveBack of held) await giveBack().catch((error) => console.error(error));
  fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  process.exit(ok ? 0 : 1);
}
