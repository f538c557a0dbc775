import fs from 'node:fs';
import path from 'node:path';
import { readIfThere } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';
import { commandOf, processMark, signal, waitForEnd } from '../machine/running.mjs';

const ENDS_BY_ITSELF_MS = 5_000;
const ENDS_WHEN_TOLD_MS = 10_000;

/** The state of a running PostgreSQL from its pid file: `{ pid, ready, text }`, or undefined. */
export function readPidFile(data) {
  const text = readIfThere(path.join(data, 'postmaster.pid'));
  if (!text) return undefined;
  const lines = text.split('\n');
  return { pid: Number(lines[0]), ready: lines[7]?.trim() === 'ready', text };
}

/**
 * Makes sure that no PostgreSQL of an earlier start runs on the data. One whose starter was killed is already ending;
 * any other is told to end. Throws a Problem if it does not.
 */
export async function endLeftover(data) {
  const left = readPidFile(data);
  if (!left) return;
  const mark = processMark(left.pid);
  if (mark === undefined) return; // PostgreSQL itself handles the file of a dead one
  if (!commandOf(left.pid)?.includes(data)) {
    // The pid now belongs to another program, which PostgreSQL would take for itself.
    fs.rmSync(path.join(data, 'postmaster.pid'), { force: true });
    return;
  }
  if (await waitForEnd(left.pid, mark, ENDS_BY_ITSELF_MS)) return;
  signal(left.pid, 'SIGINT');
  if (await waitForEnd(left.pid, mark, ENDS_WHEN_TOLD_MS)) return;
  throw new Problem(
    `A PostgreSQL (process ${left.pid}) still runs on ${data}. End it: kill -INT ${left.pid}`,
  );
}
