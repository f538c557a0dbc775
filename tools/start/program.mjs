import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { openLog } from '../machine/files.mjs';

const READY_MS = 90_000;
const END_MS = 12_000; // a program promises 10 s

/**
 * Starts one of our programs and waits until it is ready: `{ pid, ended, end() }`, where `ended` says how it ended.
 * Rejects if it ends before, is not ready in time, or `abort` is signalled.
 */
export function startProgram({ file, env, cwd, logFile }, abort) {
  const log = openLog(logFile);
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd,
    env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true, // this process passes Ctrl-C on, in its own order
  });
  fs.closeSync(log);
  const ended = new Promise((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? `code ${code}`));
    child.once('error', (error) => resolve(error.message));
  });
  const end = async () => {
    child.kill('SIGTERM');
    const lastResort = setTimeout(() => child.kill('SIGKILL'), END_MS);
    await ended;
    clearTimeout(lastResort);
  };
  return new Promise((resolve, reject) => {
    const tooLong = setTimeout(() => child.kill('SIGKILL'), READY_MS);
    abort.addEventListener('abort', end, { once: true });
    const settle = () => {
      clearTimeout(tooLong);
      abort.removeEventListener('abort', end);
    };
    child.on('message', (message) => {
      if (message !== 'ready') return;
      settle();
      resolve({ pid: child.pid, ended, end });
    });
    void ended.then((how) => {
      settle();
      reject(new Error(`${how}, before it was ready`));
    });
  });
}
