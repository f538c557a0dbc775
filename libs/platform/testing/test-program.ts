import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import fs from 'node:fs/promises';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { type HostedProgram, startHosted } from './hosted-program.js';
import { MANY_AT_ONCE } from './many-at-once.js';
import { PASSWORD_MEMORY_KIB } from './password-memory.js';
import { PortalClient } from './portal-client.js';
import { fromSetUp } from './test-database.js';

export const TEST_BANK_SECRET = 'a-secret-of-the-tests';

export type TestWorker = HostedProgram;

/** A program in a process of its own. */
export interface TestProgram extends HostedProgram {
  process: ChildProcess;
}

export interface TestApi extends HostedProgram {
  port: number;
  url: string;
  client: PortalClient;
  /** Moves the clock of all programs on this database. */
  advance(milliseconds: number): Promise<void>;
}

interface Start {
  /** The sandbox has none. */
  databaseUrl?: string;
  env?: NodeJS.ProcessEnv;
  /** A file descriptor for the log of a program in its own process, instead of its output. */
  logTo?: number;
}

const environment = ({ databaseUrl, env }: Start): NodeJS.ProcessEnv => ({
  PATH: process.env.PATH,
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  TEST_CLOCK: '1',
  LOG_LEVEL: 'warn',
  DATA_DIR: os.tmpdir(),
  BANK_SECRET: TEST_BANK_SECRET,
  PASSWORD_MEMORY_KIB,
  ...MANY_AT_ONCE,
  ...env,
});

/**
 * Starts a program from its build in its own process, with the test clock on, and waits until it is ready. It ends with
 * this process. For tests about processes: signals, kills, Node options. It costs two seconds; other tests use
 * `startTestApi` and `startTestWorker`.
 */
export async function startTestProgram(
  name: 'api' | 'worker' | 'sandbox',
  start: Start,
): Promise<TestProgram> {
  const main = path.join(fromSetUp('TEST_PROGRAMS'), name, 'src/main.js');
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', start.logTo ?? 'pipe', 'pipe', 'ipc'],
    env: environment(start),
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!started) throw new Error(`the ${name} did not start:\n${output}`);
  keepAliveFor(child, false);
  const stop = async () => {
    keepAliveFor(child, true);
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, output: () => output, stop };
}

/** Whether the child keeps this process alive. A child that a failed test forgot must end with this process. */
function keepAliveFor(child: ChildProcess, waited: boolean): void {
  const handles = [child, child.channel, child.stdout, child.stderr] as ({
    ref(): void;
    unref(): void;
  } | null)[];
  for (const handle of handles) {
    if (waited) handle?.ref();
    else handle?.unref();
  }
}

/** Starts the sandbox on free ports, with its own folder. */
export async function startTestSandbox(env: NodeJS.ProcessEnv = {}): Promise<TestProgram & { url: string }> {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), 'mela-sandbox-'));
  const [port, smtpPort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${port}`;
  const places = {
    SANDBOX_PORT: String(port),
    POST_SMTP_PORT: String(smtpPort),
    SANDBOX_URL: url,
    DATA_DIR: folder,
  };
  const program = await startTestProgram('sandbox', { env: { ...places, ...env } });
  const stop = async () => {
    await program.stop();
    await fs.rm(folder, { recursive: true });
  };
  return { ...program, url, stop };
}

/** Starts the worker with the test clock on, in the host process of this jest worker. */
export const startTestWorker = (start: Start): Promise<TestWorker> =>
  startHosted('worker', environment(start));

/** Starts the api on a free port with the test clock on, in the host process of this jest worker. */
export const startTestApi = (start: Start): Promise<TestApi> =>
  onFreePort(start, (placed) => startHosted('api', environment(placed)));

/** Starts the api on a free port in its own process; see `startTestProgram`. */
export const startTestApiProcess = (start: Start): Promise<TestApi & TestProgram> =>
  onFreePort(start, (placed) => startTestProgram('api', placed));

async function onFreePort<Program extends HostedProgram>(
  start: Start,
  begin: (placed: Start) => Promise<Program>,
): Promise<Program & TestApi> {
  const port = await freePort();
  const program = await begin({ ...start, env: { PORT: String(port), ...start.env } });
  const url = `http://127.0.0.1:${port}`;
  const client = new PortalClient(url);
  const advance = async (advanceMs: number) => {
    await client.send('POST', '/dev/api/clock', { advanceMs });
  };
  const stop = () => {
    client.closeSockets();
    return program.stop();
  };
  return { ...program, port, url, client, advance, stop };
}

/** Below the range of ephemeral ports, from which an outgoing connection could take the port before the api does. */
export async function freePort(): Promise<number> {
  const port = 20_000 + randomInt(12_000);
  const free = await new Promise<boolean>((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return free ? port : freePort();
}
