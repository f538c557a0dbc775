import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { compressTexts } from './compress.mjs';
import { readIfThere, writeWhole } from './machine/files.mjs';
import { Problem } from './machine/problem.mjs';
import { runStep } from './machine/step.mjs';
import { fileTrouble, troubleIn } from './machine/trouble.mjs';
import { copyMessages } from './messages.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const DIST = path.join(ROOT, 'dist');
const STAMP = path.join(DIST, '.built');

const SERVER = ['apps/api', 'apps/worker', 'apps/sandbox/src', 'apps/sandbox/common', 'apps/setup', 'libs'];
const SOURCES = [
  ...SERVER,
  'apps/web',
  'apps/sandbox/web',
  'brands',
  '.swcrc',
  'package.json',
  'package-lock.json',
  'tools/build.mjs',
  'tools/compress.mjs',
  'tools/messages.mjs',
];

const isSource = (file) => !/\.spec\.tsx?$/.test(file);

const exists = (file) => fs.existsSync(path.join(ROOT, file));

function filesBelow(name) {
  const place = path.join(ROOT, name);
  if (!fs.statSync(place).isDirectory()) return [name];
  const entries = fs.readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1));
  return entries.flatMap((entry) => filesBelow(`${name}/${entry.name}`));
}

function sourceHash() {
  const hash = createHash('sha256');
  for (const file of SOURCES.filter(exists).flatMap(filesBelow).filter(isSource)) {
    hash.update(`${file}\0`).update(fs.readFileSync(path.join(ROOT, file)));
  }
  return hash.digest('hex');
}

/** Whether `dist` differs from what these sources would build. */
export const isStale = () => readIfThere(STAMP) !== sourceHash();

async function tool(name, words, signal) {
  const env = { ...process.env, NODE_ENV: 'production', NO_COLOR: '1' };
  const { ok, output } = await runStep(process.execPath, [name, ...words], { cwd: ROOT, env, signal });
  if (ok) return;
  const trouble = fileTrouble({ code: troubleIn(output), path: DIST });
  throw new Problem(trouble ? `The build failed: ${trouble}` : `The build failed:\n${output.trim()}`);
}

async function buildServer(signal) {
  // Output of deleted sources must go: a deleted migration would still be found and run.
  for (const folder of ['apps', 'libs']) fs.rmSync(path.join(DIST, folder), { recursive: true, force: true });
  await tool('node_modules/@swc/cli/bin/swc.js', [...SERVER.filter(exists), '-d', 'dist', '--quiet'], signal);
  copyMessages(ROOT, DIST);
}

const vite = (words, signal) =>
  tool('node_modules/vite/bin/vite.js', ['build', ...words, '--logLevel', 'warn'], signal);

// For browsers, under `dist/<name>`.
async function client(name, words, signal) {
  await vite(words, signal);
  await compressTexts(path.join(DIST, name, 'assets'));
}

// Two builds at a time use two cores: the members' client is about half of the work.
async function buildWeb(signal) {
  const members = async () => {
    if (exists('apps/web/index.html')) await client('web', ['apps/web'], signal);
  };
  const others = async () => {
    if (exists('apps/sandbox/web/index.html')) await client('games', ['apps/sandbox/web'], signal);
    const operations = 'apps/web/vite.operations.config.ts';
    if (exists(operations)) await client('web-operations', ['apps/web', '--config', operations], signal);
    const entry = 'src/entry-server.tsx';
    if (exists(`apps/web/${entry}`)) await vite(['apps/web', '--ssr', entry], signal);
  };
  await Promise.all([members(), others()]);
}

/**
 * Builds server and web into `dist`, replacing what is there. Both at once: swc is done while Vite still loads.
 * `signal` aborts it. Throws a Problem with the output of the tool that failed.
 */
export async function build({ signal } = {}) {
  const hash = sourceHash();
  fs.rmSync(STAMP, { force: true });
  const results = await Promise.allSettled([buildServer(signal), buildWeb(signal)]);
  for (const { reason } of results) if (reason) throw reason;
  writeWhole(STAMP, hash, 0o644);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const began = performance.now();
  await build().then(
    () => console.log(`Built in ${((performance.now() - began) / 1000).toFixed(1)} s`),
    (error) => {
      console.error(error instanceof Problem ? error.message : error);
      process.exitCode = 1;
    },
  );
}
