import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { processMark } from '../machine/running.mjs';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;
const NAME = 'mela-run-'; // and the process that it belongs to

function hasRoom(folder) {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > ENOUGH && os.freemem() > ENOUGH;
  } catch {
    return false;
  }
}

const remove = (folder) => fs.rmSync(folder, { recursive: true, force: true });

function removeLeftovers(parent) {
  for (const name of fs.readdirSync(parent).filter((each) => each.startsWith(NAME))) {
    const folder = path.join(parent, name);
    const isOurs = fs.statSync(folder, { throwIfNoEntry: false })?.uid === process.getuid();
    if (isOurs && !processMark(name.slice(NAME.length))) remove(folder);
  }
}

/**
 * A folder for all that this run of the tests makes and throws away: `{ folder, close() }`. In memory where there is
 * plenty of it: each spec file has a database of its own, four hundred files that a disk takes long to place. What
 * runs that were killed left there goes first.
 */
export function openScratch() {
  const parent = hasRoom(MEMORY) ? MEMORY : os.tmpdir();
  removeLeftovers(parent);
  const folder = path.join(parent, `${NAME}${process.pid}`);
  remove(folder); // of one with our number that was killed
  fs.mkdirSync(folder, { mode: 0o755 }); // the one who runs PostgreSQL may be another user
  return { folder, close: () => remove(folder) };
}
