import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { compressTexts } from './compress.mjs';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { findBrowser } from './find-browser.mjs';
import { freePort } from './machine/port.mjs';
import { Problem } from './machine/problem.mjs';
import { runStep } from './machine/step.mjs';
import { findRedis } from './redis.mjs';
import { install, isInstalled } from './start/install.mjs';
import { startProgram } from './start/program.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PRODUCT = ['apps/api', 'apps/worker', 'apps/setup', 'libs'];

/** What a build needs beside `dist` to run from another folder. */
function addPackages(buildFolder) {
  fs.mkdirSync(buildFolder, { recursive: true });
  fs.copyFileSync(path.join(ROOT, 'package.json'), path.join(buildFolder, 'package.json'));
  for (const name of ['node_modules', 'brands'])
    fs.symlinkSync(path.join(ROOT, name), path.join(buildFolder, name));
}

// A separate build, so that another build in this checkout does not change what is being proved or measured.
async function compile(buildFolder, compiled, signal) {
  if (!isInstalled(ROOT)) await install(ROOT, signal);
  addPackages(buildFolder);
  const words = [
    'node_modules/@swc/cli/bin/swc.js',
    ...compiled,
    '-d',
    path.join(buildFolder, 'dist'),
    '--quiet',
  ];
  const { ok, output } = await runStep(process.execPath, words, { cwd: ROOT, signal });
  if (!ok) throw new Problem(`The build failed:\n${output.trim()}`);
}

/** A private Redis if possible: a shared one would deliver another program's jobs and wake-ups. */
async function startRedis() {
  const given = process.env.REDIS_URL;
  delete process.env.REDIS_URL;
  const own = await findRedis();
  if (own || !given) return own;
  process.env.REDIS_URL = given;
  return findRedis();
}

async function run({ entry, sources }, folder, signal, hold) {
  const buildFolder = path.join(folder, 'build');
  await compile(buildFolder, [...PRODUCT, ...sources], signal);
  const { run } = await import(pathToFileURL(path.join(buildFolder, 'dist', entry)).href);
  const machine = {
    root: ROOT,
    buildFolder,
    folder,
    signal,
    hold,
    addPackages,
    freePort,
    runStep,
    startProgram: (program) => startProgram(program, signal),
    startPostgres: startEmbeddedPostgres,
    startRedis,
    findBrowser,
    compressTexts,
  };
  return run(machine, process.argv.slice(2));
}

/**
 * Builds the product and `sources` in a temporary folder and calls `run(machine, words)` of `entry` there. Everything
 * started or registered is cleaned up at the end, also after Ctrl-C. Ends the process: 0 if `run` returned true.
 */
export async function runInTestbed({ name, entry, sources }) {
  const interruption = new AbortController();
  const { signal } = interruption;
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => interruption.abort());
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {}); // the terminal is gone
  // After an interrupt, failures of the rest of the run are ignored.
  process.on('unhandledRejection', (error) => {
    if (signal.aborted) return;
    console.error(error);
    process.exitCode = 1;
    interruption.abort();
  });

  const folder = fs.mkdtempSync(path.join(os.tmpdir(), `mela-${name}-`));
  fs.chmodSync(folder, 0o755); // PostgreSQL may run as another user
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
