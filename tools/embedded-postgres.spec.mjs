import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { startEmbeddedPostgres } from './embedded-postgres.mjs';
import { processMark, waitForEnd } from './machine/running.mjs';

const MODULE = fileURLToPath(new URL('./embedded-postgres.mjs', import.meta.url));

let folder;
let dataDir;

beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela-pg-'));
  dataDir = path.join(folder, 'with a space');
});

afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

async function query(url, text) {
  const client = new pg.Client(url);
  await client.connect();
  try {
    return (await client.query(text)).rows;
  } finally {
    await client.end();
  }
}

async function startInAnotherProcess() {
  const script = [
    `import { startEmbeddedPostgres } from ${JSON.stringify(MODULE)};`,
    `const { url, port, pid } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });`,
    'process.send({ url, port, pid });',
    'setInterval(() => {}, 1000);',
  ].join('\n');
  const words = ['--input-type=module', '-e', script];
  const starter = spawn(process.execPath, words, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [postgres] = await once(starter, 'message');
  return { starter, postgres, mark: processMark(postgres.pid) };
}

describe('embedded PostgreSQL', () => {
  it('ends when its starter is killed, and the next start finds data, port and password', async () => {
    const { starter, postgres, mark } = await startInAnotherProcess();
    await query(postgres.url, 'create table kept as select 42 as answer');
    starter.kill('SIGKILL');
    expect(await waitForEnd(postgres.pid, mark, 5_000)).toBe(true);

    const again = await startEmbeddedPostgres({ dataDir });
    expect(again.url).toBe(postgres.url);
    expect(await query(again.url, 'select answer from kept')).toEqual([{ answer: 42 }]);
    await again.stop();
  }, 20_000);

  it('reports a crash and comes back on its port with what was committed', async () => {
    const first = await startEmbeddedPostgres({ dataDir });
    const crashed = new Promise((resolve) => first.onExit(resolve));
    await query(first.url, 'create table committed as select 1 as row');
    process.kill(first.pid, 'SIGKILL');
    await crashed;

    const second = await startEmbeddedPostgres({ dataDir, port: first.port });
    expect(await query(second.url, 'select row from committed')).toHaveLength(1);
    await second.stop();
  }, 20_000);

  it('refuses a connection without its password', async () => {
    const postgres = await startEmbeddedPostgres({ dataDir });
    const guess = postgres.url.replace(/mela:\w+@/, 'mela:guess@');
    await expect(query(guess, 'select 1')).rejects.toMatchObject({ code: '28P01' });
    await postgres.stop();
  }, 20_000);
});
