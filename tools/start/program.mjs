import { spawn } from 'node:child_process';
import fs from 'node:fs';
import { openLog } from '../machine/files.mjs';

const READY_MS = 90_000;
const END_MS = 12_000; // a program promises 10 s

/**
 * Starts a program of ours and waits until it says that it is ready: `{ pid, ended, end() }`, where `ended` tells
 * how it ended. Rejects when it ends before, does not get ready in time, or `abort` is signalled.
 */
export function startProgram({ file, env, cwd, logFile }, abort) {
  const log = openLog(logFile);
  const child = spawn(process.execPath, ['--enable-source-maps', file], {
    cwd,
    env,
    stdio: ['ignore', log, log, 'ipc'],
    detached: true, // Ctrl-C in the terminal is for us to pass on, in our order
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
