import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { processMark } from '../machine/running.mjs';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;
const NAME = 'mela-run-'; // followed by the id of its process

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
 * A folder for the temporary files of this test run: `{ folder, close() }`. In memory if there is enough of it: each
 * spec file has its own database of four hundred files, which are slow to create on a disk. Folders of killed runs are
 * removed first.
 */
export function openScratch() {
  const parent = hasRoom(MEMORY) ? MEMORY : os.tmpdir();
  removeLeftovers(parent);
  const folder = path.join(parent, `${NAME}${process.pid}`);
  remove(folder); // of a killed run with the same process id
  fs.mkdirSync(folder, { mode: 0o755 }); // PostgreSQL may run as another user
  return { folder, close: () => remove(folder) };
}
