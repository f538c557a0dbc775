import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../machine/problem.mjs';
import { copyBinaries } from './binaries.mjs';
import { canReach, canRun, handOver, nobody, waysToRun } from './runner.mjs';

const hasCluster = (folder) => fs.existsSync(path.join(folder, 'data', 'PG_VERSION'));

/** The owners of the folder and of its existing parents, the nearest first. */
function keepersOf(folder) {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  const above = path.dirname(folder) === folder ? [] : keepersOf(path.dirname(folder));
  return found ? [{ uid: found.uid, gid: found.gid }, ...above] : above;
}

// Only root needs such a place, if the project is in a folder that is closed to everybody but its owner.
function awayFor(dataDir) {
  const name = `mela-${createHash('sha256').update(dataDir).digest('hex').slice(0, 12)}`;
  const parent = ['/var/lib', '/var/tmp'].find((folder) => fs.existsSync(folder)) ?? '/tmp';
  return path.join(parent, name);
}

function openAway(home) {
  fs.mkdirSync(home, { recursive: true, mode: 0o755 });
  // Others may write to /var/tmp: a folder that another user put there is not ours.
  return fs.lstatSync(home).isDirectory() && fs.statSync(home).uid === process.getuid();
}

function usable(way, binaries, home) {
  const inPlace = canRun(way, binaries);
  if (inPlace.ok || process.getuid() !== 0) return { binaries, ...inPlace };
  if (!openAway(home)) return { ok: false, output: `${home} belongs to somebody else` };
  const copied = copyBinaries(binaries, home);
  return { binaries: copied, ...canRun(way, copied) };
}

const isLink = (file) => fs.lstatSync(file, { throwIfNoEntry: false })?.isSymbolicLink() === true;

// Existing data is never left behind: its place decides.
function placesFor(own, away) {
  if (isLink(own)) return [fs.readlinkSync(own)];
  return hasCluster(own) || process.getuid() !== 0 ? [own] : [own, away];
}

// The link makes the place known, and is removed together with the data folder when a user deletes that to start again.
function settleAway(own, away) {
  if (isLink(own)) return;
  if (fs.existsSync(away)) fs.renameSync(away, `${away}.${Date.now()}`);
  fs.rmSync(own, { recursive: true, force: true }); // contains no cluster, see `placesFor`
  fs.symlinkSync(away, own);
}

// Data only changes hands between root and nobody; a third user's data stays theirs.
const mayTake = (folder, { owner }) => {
  const found = fs.statSync(folder, { throwIfNoEntry: false });
  return !found || found.uid === owner.uid || found.uid === 0 || found.uid === nobody().uid;
};

/**
 * Decides who runs PostgreSQL, from where, and where its data is: `{ way, binaries, folder }`. Throws a Problem if
 * nothing works.
 */
export function chooseSite(dataDir, found) {
  const own = path.join(dataDir, 'pg');
  const home = awayFor(dataDir);
  const places = placesFor(own, path.join(home, 'pg'));
  let obstacle = 'the folder is closed to the user it would run as';
  for (const folder of places) {
    if (folder !== own && !openAway(home)) continue;
    for (const way of waysToRun(keepersOf(folder))) {
      if (!mayTake(folder, way) || !canReach(way, path.dirname(folder))) continue;
      const { ok, output, binaries } = usable(way, found, home);
      if (ok) {
        if (folder !== own) settleAway(own, folder);
        fs.mkdirSync(folder, { recursive: true, mode: 0o700 });
        if (process.getuid() === 0) handOver(folder, way.owner);
        return { way, binaries, folder };
      }
      obstacle = output;
    }
  }
  throw new Problem(
    `The embedded PostgreSQL cannot run with its data in ${places.join(' or ')}: ${obstacle}. ` +
      'Start as the owner of that folder, choose another DATA_DIR, or set DATABASE_URL to a PostgreSQL of your own.',
  );
}
