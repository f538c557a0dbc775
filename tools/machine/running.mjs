import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { readIfThere } from './files.mjs';

const ps = (pid, column) => {
  const { stdout } = spawnSync('ps', ['-o', `${column}=`, '-p', String(pid)], { encoding: 'utf8' });
  return stdout?.trim() || undefined;
};

const procFile = (pid, name) => {
  try {
    return fs.readFileSync(`/proc/${pid}/${name}`, 'utf8');
  } catch {
    return undefined; // ended, or hidden from us
  }
};

const onLinux = fs.existsSync('/proc/self/stat');

/**
 * A text that identifies a process for good, since pids are reused. Undefined if there is no such process (a zombie
 * counts as none).
 */
export function processMark(pid) {
  if (!onLinux) return ps(pid, 'lstart');
  const stat = procFile(pid, 'stat');
  // The second field is the program's name in brackets, and may itself contain spaces and brackets.
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ');
  if (!fields || fields[0] === 'Z') return undefined;
  const boot = readIfThere('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${boot}:${fields[19]}`;
}

/** The command line of a process, separated by spaces; undefined if there is none. */
export function commandOf(pid) {
  return onLinux ? procFile(pid, 'cmdline')?.replaceAll('\0', ' ') : ps(pid, 'args');
}

/** Sends a signal; returns false if the process has already ended. */
export function signal(pid, name) {
  try {
    return process.kill(pid, name);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

/** Returns true once the process with this mark has ended, false if it still runs after the given milliseconds. */
export async function waitForEnd(pid, mark, milliseconds) {
  const until = Date.now() + milliseconds;
  while (processMark(pid) === mark) {
    if (Date.now() > until) return false;
    await sleep(25);
  }
  return true;
}
