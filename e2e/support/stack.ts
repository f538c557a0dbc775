import fs from 'node:fs';
import path from 'node:path';

interface State {
  ready: boolean;
  publicUrl: string;
  sandboxUrl: string;
  databaseUrl: string;
  programs: Record<'api' | 'worker' | 'sandbox', { pid: number; starts: number }>;
}

/** The state of the running product, as `npm start` writes it. */
export function readState(folder = process.env.STACK_FOLDER ?? ''): State | null {
  try {
    return JSON.parse(fs.readFileSync(path.join(folder, 'state.json'), 'utf8')) as State;
  } catch {
    return null;
  }
}

export function stack(): State {
  const state = readState();
  if (!state) throw new Error('the stack is not running');
  return state;
}

/** How long a slow machine may take to start a program, or to come to a pause point. */
const PATIENCE_MS = 90_000;

/** Kills the api as a crash would; `npm start` starts it again. */
export function killApi(): void {
  process.kill(stack().programs.api.pid, 'SIGKILL');
}

/** Waits until the api has been started again and answers. */
export async function apiIsBack(startsBefore: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (Date.now() < until) {
    const answered = await fetch(`${stack().publicUrl}/health/ready`).then(
      (reply) => reply.ok,
      () => false,
    );
    if (answered && stack().programs.api.starts > startsBefore) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('the api did not come back');
}

/** Kills the worker as a crash would; `npm start` starts it again. */
export function killWorker(): void {
  process.kill(stack().programs.worker.pid, 'SIGKILL');
}

/** Waits until the worker has been started again. */
export async function workerIsBack(startsBefore: number): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (stack().programs.worker.starts <= startsBefore) {
    if (Date.now() > until) throw new Error('the worker did not come back');
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const pauseFile = (name: string) => path.join(process.env.STACK_FOLDER ?? '', 'pause', name);

/** Makes the api stop at this pause point until `release`. */
export function holdAt(name: string): void {
  fs.mkdirSync(path.dirname(pauseFile(name)), { recursive: true });
  fs.writeFileSync(pauseFile(name), '');
}

export async function reached(name: string): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  while (!fs.existsSync(`${pauseFile(name)}.reached`)) {
    if (Date.now() > until) throw new Error(`nobody came to ${name}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

export function release(name: string): void {
  for (const file of [pauseFile(name), `${pauseFile(name)}.reached`]) fs.rmSync(file, { force: true });
}
