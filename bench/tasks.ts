import { fork } from 'node:child_process';
import path from 'node:path';
import type { Meeting } from './meeting.js';

/** The time limit of a task. */
const LIMIT_MS = 120_000;

interface Task {
  /** The program, as in `clients/wallet`. */
  program: string;
  input: unknown;
  env?: NodeJS.ProcessEnv;
  /** The meetings where it waits for others, in order. */
  meetings?: Meeting[];
  /** The folder of the build. */
  buildFolder: string;
  /** Ends it without an answer. */
  signal: AbortSignal;
}

/**
 * Runs a program of the bench in its own process, sends its input and returns its answer.
 * @throws Error if it ends without an answer, or takes longer than two minutes
 */
export async function runTask<Output>({
  program,
  input,
  env,
  meetings = [],
  buildFolder,
  signal,
}: Task): Promise<Output> {
  signal.throwIfAborted();
  const file = path.join(buildFolder, 'dist', 'bench', `${program}.js`);
  const child = fork(file, {
    cwd: buildFolder,
    env: { ...process.env, ...env },
    execArgv: ['--enable-source-maps'],
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const stop = () => void child.kill('SIGKILL');
  const limit = setTimeout(stop, LIMIT_MS);
  signal.addEventListener('abort', stop, { once: true });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  try {
    return await new Promise<Output>((resolve, reject) => {
      const ahead = [...meetings];
      child.on('message', (message: { arrived: true } | { output: Output }) => {
        if ('output' in message) return resolve(message.output);
        const meeting = ahead.shift();
        if (!meeting) return reject(new Error(`${program} came to a meeting that nobody knows`));
        void meeting.arrive().then(() => child.connected && child.send('begin'));
      });
      child.once('error', reject);
      child.once('exit', (code, by) =>
        reject(new Error(`${program} ended with ${by ?? code}, without an answer`)),
      );
      child.send(input as object);
    });
  } finally {
    stop();
    await ended;
    clearTimeout(limit);
    signal.removeEventListener('abort', stop);
  }
}
