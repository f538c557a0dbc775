import { type ChildProcess, spawn } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { freePort } from '../../tools/machine/port.mjs';
import { SCENES } from './scenes';
import { apiIsBack, killApi, readState, stack } from './stack';

const READY_WITHIN_MS = 180_000;
/** A seed for the studio's games, so that no crash round lasts for minutes. All results follow from it. */
const STUDIO_SEED = 'story-80';

/** Starts the product with `npm start` for all stories, and stops it after the last one. */
export default (): Promise<() => Promise<void>> => startStack();

/** Starts the product of a checkout, by default this one, with data of its own. Returns how it is stopped. */
export async function startStack(root = process.cwd()): Promise<() => Promise<void>> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mela stories '));
  fs.chmodSync(folder, 0o755); // the one who runs PostgreSQL may be another user
  const port = await freePort();
  const sandboxPort = await freePort();
  const smtpPort = await freePort();
  process.env.STACK_FOLDER = folder;
  process.env.STACK_ROOT = root;
  const { DATABASE_URL: _, REDIS_URL: __, ...environment } = process.env;
  const output = fs.openSync(path.join(folder, 'start.log'), 'w');
  const program = spawn(process.execPath, ['tools/start.mjs'], {
    cwd: root,
    stdio: ['ignore', output, output],
    env: {
      ...environment,
      DATA_DIR: folder,
      PORT: String(port),
      SANDBOX_PORT: String(sandboxPort),
      POST_SMTP_PORT: String(smtpPort),
      PAUSE_POINTS: '1',
      DEMO_HISTORY: '0',
      TEST_CLOCK: '1',
      STUDIO_SEED,
    },
  });
  await ready(program, folder);
  await setScenes();
  return () => end(program, folder);
}

async function ready(program: ChildProcess, folder: string): Promise<void> {
  const until = Date.now() + READY_WITHIN_MS;
  while (!readState(folder)?.ready) {
    if (program.exitCode !== null || Date.now() > until) {
      program.kill('SIGTERM');
      throw new Error(`the stack did not start:\n${fs.readFileSync(path.join(folder, 'start.log'), 'utf8')}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** The api reads its brands when it starts. */
async function setScenes(): Promise<void> {
  const { databaseUrl, programs } = stack();
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(SCENES.join(';')).finally(() => client.end());
  killApi();
  await apiIsBack(programs.api.starts);
}

async function end(program: ChildProcess, folder: string): Promise<void> {
  const gone = new Promise((resolve) => program.once('exit', resolve));
  program.kill('SIGTERM');
  await gone;
  fs.rmSync(folder, { recursive: true, force: true });
}
