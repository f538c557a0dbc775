import fs from 'node:fs';
import { readIfThere } from './files.mjs';
import { processMark } from './running.mjs';
import { onFile } from './trouble.mjs';

const holderOf = (text) => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined; // cut short by a crash of the machine
  }
};

const isAlive = (holder) => holder?.mark !== undefined && processMark(holder.pid) === holder.mark;

// Two processes may find the same stale lock: only the one whose rename moves the stale text away continues.
function clearStale(file, text) {
  const aside = `${file}.${process.pid}.stale`;
  try {
    fs.renameSync(file, aside);
    if (fs.readFileSync(aside, 'utf8') !== text) fs.linkSync(aside, file);
    fs.unlinkSync(aside);
  } catch (error) {
    if (error.code !== 'ENOENT' && error.code !== 'EEXIST') throw error;
  }
}

/**
 * Takes the lock for this process. Returns `{ release }`, or `{ holder }` if a living process has it. A lock of a dead
 * process, or whose pid now belongs to another program, is taken over.
 */
export function takeLock(file, details = {}) {
  const mine = JSON.stringify({ pid: process.pid, mark: processMark(process.pid), ...details });
  const fresh = `${file}.${process.pid}`;
  try {
    onFile(file, () => fs.writeFileSync(fresh, mine, { mode: 0o644 }));
    for (;;) {
      try {
        fs.linkSync(fresh, file); // atomic, and complete from its first moment
        return { release: () => readIfThere(file) === mine && fs.unlinkSync(file) };
      } catch (error) {
        if (error.code !== 'EEXIST') throw error;
      }
      const text = readIfThere(file);
      const holder = text === undefined ? undefined : holderOf(text);
      if (isAlive(holder)) return { holder };
      if (text !== undefined) clearStale(file, text);
    }
  } finally {
    fs.rmSync(fresh, { force: true });
  }
}
