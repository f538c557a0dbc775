import fs from 'node:fs';
import path from 'node:path';
import { onFile } from './trouble.mjs';

/** The file's text, or undefined if there is none. Throws on any other error. */
export function readIfThere(file) {
  try {
    return fs.readFileSync(file, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  }
}

/** Makes a folder and its parents. Throws the reason if it cannot. */
export function makeFolder(folder) {
  try {
    fs.mkdirSync(folder, { recursive: true });
  } catch (error) {
    // On a read-only file system Node reports a missing folder here; the plain call reports the reason.
    if (error.code !== 'ENOENT') throw error;
    makeFolder(path.dirname(folder));
    fs.mkdirSync(folder);
  }
}

/** Writes atomically: readers see the old text or the new one, never a part. */
export function writeWhole(file, text, mode = 0o600) {
  const fresh = `${file}.${process.pid}`;
  onFile(file, () => fs.writeFileSync(fresh, text, { mode }));
  fs.renameSync(fresh, file);
}

const LOG_LIMIT_BYTES = 20_000_000;

/** Opens a log to append to; a large one is first moved to `.old`. Returns the descriptor. */
export function openLog(file) {
  if ((fs.statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT_BYTES) {
    fs.renameSync(file, `${file}.old`);
  }
  return fs.openSync(file, 'a', 0o600);
}
