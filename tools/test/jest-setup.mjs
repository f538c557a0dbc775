import { fork } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { compressTexts } from '../compress.mjs';
import { startEmbeddedPostgres } from '../embedded-postgres.mjs';
import { Problem } from '../machine/problem.mjs';
import { runStep } from '../machine/step.mjs';
import { copyMessages } from '../messages.mjs';
import { findRedis } from '../redis.mjs';

const ROOT = path.resolve(import.meta.dirname, '../..');

async function must(words, options) {
  const { ok, output } = await runStep(process.execPath, words, { cwd: ROOT, ...options });
  if (!ok) throw new Problem(`The tests could not be set up:\n${output.trim()}`);
}

// A separate build, so that specs which start a program never test an older one, whatever is built meanwhile.
async function buildServer(folder) {
  const { imports } = JSON.parse(fs.readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify({ type: 'module', imports }));
  for (const name of ['node_modules', 'brands'])
    fs.symlinkSync(path.join(ROOT, name), path.join(folder, name));
  const sources = [
    'apps/api',
    'apps/worker',
    'apps/setup',
    'apps/sandbox/src',
    'apps/sandbox/common',
    'libs',
  ];
  await must(['node_modules/@swc/cli/bin/swc.js', ...sources, '-d', path.join(folder, 'dist'), '--quiet']);
  copyMessages(ROOT, path.join(folder, 'dist'));
}

// The minimum that the api accepts as a built web client: an HTML frame, a hashed file, and a renderer.
const WEB = {
  'web/index.html':
    '<!doctype html><html lang="bn" dir="ltr" data-theme="night"><body><!--app--><!--data--><script type="module" src="/assets/app-0a1b2c3d.js"></script></body></html>',
  'web/assets/app-0a1b2c3d.js': 'export {};',
  'web/assets/early-presses-0a1b2c3d.js': 'void 0;\n',
  'web-operations/operations.html':
    '<!doctype html><html lang="bn" dir="ltr" data-theme="night"><body><!--app--><!--data--></body></html>',
  'web-operations/assets/operations-0a1b2c3d.js': 'export {};',
  'web-server/entry-server.js': `export const render = (url, { language }) => ['<main data-build="', process.env.NODE_ENV, '">', language, ' ', url, '</main>'].join('');`,
};

async function writeWeb(folder) {
  for (const [name, text] of Object.entries(WEB)) {
    const file = path.join(folder, 'dist', name);
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, text);
  }
  await compressTexts(path.join(folder, 'dist/web/assets'));
}

async function startDatabase(folder) {
  const url = process.env.TEST_DATABASE_URL;
  if (url) return { url, stop: async () => {} };
  return startEmbeddedPostgres({ dataDir: path.join(folder, 'postgres'), fast: true });
}

const withDatabase = (url, name) => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function run(url, statement) {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

// Migrated and seeded once; each spec file gets a copy of it.
async function makeTemplate(server, url, name) {
  await run(url, `create database ${name}`);
  const testing = (file) => import(pathToFileURL(path.join(server, 'dist/libs/platform/testing', file)).href);
  const [{ PASSWORD_MEMORY_KIB }, { RAISE_ADDRESS_LIMITS }, { WITHOUT_DRAWS }] = await Promise.all([
    testing('password-memory.js'),
    testing('raise-address-limits.js'),
    testing('without-draws.js'),
  ]);
  const env = {
    ...process.env,
    DATABASE_URL: withDatabase(url, name),
    NODE_ENV: 'test',
    DEMO_HISTORY: '0',
    BRANDS: 'mela',
    PASSWORD_MEMORY_KIB,
  };
  await must([path.join(server, 'dist/apps/setup/src/main.js')], { env });
  await run(withDatabase(url, name), RAISE_ADDRESS_LIMITS);
  await run(withDatabase(url, name), WITHOUT_DRAWS);
}

// One for each worker of jest, which keeps the output of programs apart; its modules are loaded at the first use.
async function startHost(folder, number) {
  const file = path.join(folder, `host-${number}.log`);
  const log = fs.openSync(file, 'w');
  const { NODE_OPTIONS: _, ...env } = process.env;
  const script = path.join(ROOT, 'tools/test/program-host.mjs');
  const host = fork(script, [path.join(folder, 'dist/apps')], { env, stdio: ['ignore', log, log, 'ipc'] });
  fs.closeSync(log);
  const [url] = await once(host, 'message');
  return { url, log: file, stop: () => host.disconnect() };
}

/**
 * Starts PostgreSQL, a template database, a build of the programs and hosts for them, for all spec files of the server.
 */
export default async function setUp({ maxWorkers }) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-test-'));
  fs.chmodSync(folder, 0o755); // PostgreSQL may run as another user
  const template = `mela_template_${randomBytes(4).toString('hex')}`;
  await writeWeb(folder);
  const [database, redis] = await Promise.all([startDatabase(folder), findRedis(), buildServer(folder)]);
  const numbers = Array.from({ length: maxWorkers }, (_, index) => index + 1);
  const hosts = await Promise.all(numbers.map((number) => startHost(folder, number)));
  const tearDown = async () => {
    for (const host of hosts) host.stop();
    await run(database.url, `drop database if exists ${template} with (force)`).catch(() => {});
    await database.stop();
    await redis?.stop();
    fs.rmSync(folder, { recursive: true, force: true });
  };
  globalThis.tearDownServerTests = tearDown;
  await makeTemplate(folder, database.url, template).catch((error) =>
    tearDown().then(() => Promise.reject(error)),
  );
  Object.assign(process.env, {
    TEST_ADMIN_URL: database.url,
    TEST_TEMPLATE: template,
    TEST_PROGRAMS: path.join(folder, 'dist/apps'),
    TEST_REDIS_URL: redis?.url ?? '',
    TEST_HOSTS: JSON.stringify(hosts.map(({ url, log }) => ({ url, log }))),
  });
}
