import { type ChildProcess, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { PortalClient } from './portal-client.js';
import { fromSetUp } from './test-database.js';

export const TEST_BANK_SECRET = 'a-secret-of-the-tests';

export interface TestProgram {
  process: ChildProcess;
  /** Everything that it wrote so far. */
  output(): string;
  stop(): Promise<void>;
}

export interface TestApi extends TestProgram {
  port: number;
  url: string;
  client: PortalClient;
  /** Moves the clock of all programs on this database. */
  advance(milliseconds: number): Promise<void>;
}

interface Start {
  databaseUrl: string;
  env?: NodeJS.ProcessEnv;
}

/** Starts a program from its build, with the test clock on, and waits until it is ready. Ends with this process. */
export async function startTestProgram(name: 'api' | 'worker', start: Start): Promise<TestProgram> {
  const main = path.join(fromSetUp('TEST_PROGRAMS'), name, 'src/main.js');
  const child = spawn(process.execPath, [main], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      DATABASE_URL: start.databaseUrl,
      TEST_CLOCK: '1',
      LOG_LEVEL: 'warn',
      DATA_DIR: os.tmpdir(),
      BANK_SECRET: TEST_BANK_SECRET,
      ...start.env,
    },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (text) => (output += String(text)));
  const ended = once(child, 'exit');
  const started = await Promise.race([once(child, 'message').then(() => true), ended.then(() => false)]);
  if (!started) throw new Error(`the ${name} did not start:\n${output}`);
  setWaited(child, false);
  const stop = async () => {
    setWaited(child, true);
    child.kill('SIGTERM');
    await ended;
  };
  return { process: child, output: () => output, stop };
}

/** Whether this process stays for the child. One that a failed test forgot ends with us, not we with it. */
function setWaited(child: ChildProcess, waited: boolean): void {
  const handles = [child, child.channel, child.stdout, child.stderr] as ({
    ref(): void;
    unref(): void;
  } | null)[];
  for (const handle of handles) {
    if (waited) handle?.ref();
    else handle?.unref();
  }
}

/** Starts the api on a free port. */
export async function startTestApi(start: Start): Promise<TestApi> {
  const port = await freePort();
  const env = { PORT: String(port), ...start.env };
  const program = await startTestProgram('api', { ...start, env });
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

/** Below the ports that systems give to outgoing connections, one of which could sit there before the api does. */
async function freePort(): Promise<number> {
  const port = 20_000 + randomInt(12_000);
  const free = await new Promise<boolean>((resolve) => {
    const server = net.createServer().once('error', () => resolve(false));
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });
  return free ? port : freePort();
}
