import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { checkRedis } from './configuration.mjs';
import { install } from './install.mjs';
import { prepare } from './prepare.mjs';

const START = path.resolve(import.meta.dirname, '../start.mjs');
let folder;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-obstacle-'));
});
afterEach(() => fs.rmSync(folder, { recursive: true, force: true }));

// Each of these ends before anything is installed, built or started.
async function start(env) {
  const child = spawn(process.execPath, [START], {
    env: { PATH: process.env.PATH, DATA_DIR: path.join(folder, 'data'), ...env },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  return { said: said.trim(), code };
}

test('a DATA_DIR that is a file', async () => {
  const file = path.join(folder, 'file');
  fs.writeFileSync(file, '');
  for (const DATA_DIR of [file, path.join(file, 'below')]) {
    const told = `DATA_DIR is ${DATA_DIR}, which is a file or lies below one. Choose a folder.`;
    expect(await start({ DATA_DIR })).toEqual({ said: told, code: 1 });
  }
});

test.each([
  ['DATABASE_URL', 'localhost/mela', 'postgres://user:password@host:5432/database'],
  ['DATABASE_URL', 'mysql://u:secret@localhost/mela', 'postgres://user:password@host:5432/database'],
  ['REDIS_URL', 'localhost', 'redis://host:6379'],
])('a malformed %s, %s', async (name, value, sample) => {
  expect(await start({ [name]: value })).toEqual({
    said: `${name} is malformed: it must be an address like ${sample}`,
    code: 1,
  });
});

test('names an unreachable Redis by its address, without its password', async () => {
  const taken = net.createServer((socket) => socket.resume()).listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address();
  const silent = checkRedis(`redis://:secret@127.0.0.1:${port}`, 0);
  await expect(silent).rejects.toThrow(
    `No Redis that lets us in answers at redis://127.0.0.1:${port}, which REDIS_URL`,
  );
  await expect(silent).rejects.not.toThrow('secret');
  taken.close();
});

// npm is whatever npm_execpath names.
async function installWith(script) {
  const cli = path.join(folder, 'npm-cli.js');
  fs.writeFileSync(cli, script);
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{}}');
  const before = process.env.npm_execpath;
  process.env.npm_execpath = cli;
  try {
    return await install(folder).then(
      () => 'installed',
      (error) => error.message,
    );
  } finally {
    if (before === undefined) delete process.env.npm_execpath;
    else process.env.npm_execpath = before;
  }
}

test('no space left while the packages are installed', async () => {
  const said = await installWith(
    'console.error("npm error code ENOSPC\\nnpm error nospc ..."); process.exit(1);',
  );
  const modules = path.join(folder, 'node_modules');
  expect(said).toBe(
    `The packages could not be installed: ${modules} has no space left on its disk. Make some.`,
  );
});

test('a folder that cannot be written, with nothing installed', async () => {
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{"packages":{"node_modules/a":{"version":"1"}}}');
  const { mkdirSync } = fs;
  // As in Node on a read-only file system: only the plain call reports the reason.
  fs.mkdirSync = (file, options) => {
    if (fs.existsSync(file)) return;
    throw Object.assign(new Error(file), { code: options?.recursive ? 'ENOENT' : 'EROFS', path: file });
  };
  const preparing = prepare(folder, () => {}).finally(() => {
    fs.mkdirSync = mkdirSync;
  });
  await expect(preparing).rejects.toThrow(
    `${folder} cannot be written, and its packages or its build are not there.`,
  );
});
