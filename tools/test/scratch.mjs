import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MEMORY = '/dev/shm';
const ENOUGH = 4 * 1024 ** 3;

function hasRoom(folder) {
  try {
    const { bavail, bsize } = fs.statfsSync(folder);
    return bavail * bsize > ENOUGH && os.freemem() > ENOUGH;
  } catch {
    return false;
  }
}

/**
 * A folder for all that a run of the tests makes and throws away: `{ folder, close() }`. In memory where there is
 * plenty of it: each spec file has a database of its own, four hundred files that a disk takes long to place. What
 * a run that was killed left there goes first.
 */
export function openScratch(root) {
  const name = createHash('sha256').update(root).digest('hex').slice(0, 12);
  const folder = path.join(hasRoom(MEMORY) ? MEMORY : os.tmpdir(), `mela-test-${name}`);
  const close = () => fs.rmSync(folder, { recursive: true, force: true });
  close();
  fs.mkdirSync(folder, { mode: 0o755 }); // the one who runs PostgreSQL may be another user
  return { folder, close };
}
