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

// Two may find the same stale lock: the one whose rename carries away the stale text may go on.
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
 * Takes the lock for this process. Answers `{ release }`, or `{ holder }` when a living process has it; a lock
 * left by a dead one, or whose pid is another program's by now, is taken over.
 */
export function takeLock(file, details = {}) {
  const mine = JSON.stringify({ pid: process.pid, mark: processMark(process.pid), ...details });
  const fresh = `${file}.${process.pid}`;
  try {
    onFile(file, () => fs.writeFileSync(fresh, mine, { mode: 0o644 }));
    for (;;) {
      try {
        fs.linkSync(fresh, file); // atomic, and whole from its first moment
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
