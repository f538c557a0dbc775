import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isStale } from '../build.mjs';
import { makeFolder } from '../machine/files.mjs';
import { takeLock } from '../machine/lock.mjs';
import { Problem } from '../machine/problem.mjs';
import { install, isInstalled } from './install.mjs';
import { seconds } from './report.mjs';

// If packages and build are up to date, nothing is written and none of this runs.
function openTurns(root) {
  const folder = path.join(root, '.cache');
  try {
    makeFolder(folder);
    fs.accessSync(folder, fs.constants.W_OK);
  } catch (error) {
    if (!['EACCES', 'EPERM', 'EROFS'].includes(error.code)) throw error;
    throw new Problem(
      `${root} cannot be written, and its packages or its build are not there. ` +
        'Start it once as its owner, or in a copy of your own.',
    );
  }
  return folder;
}

async function inTurn(root, tell, signal, work) {
  const folder = openTurns(root);
  for (let told = false; ; told = true) {
    const { release, holder } = takeLock(path.join(folder, 'prepare.lock'));
    if (release) return await work().finally(release);
    if (!told) tell('Waiting', `another start (process ${holder.pid}) is installing or building here`);
    await sleep(250, undefined, { signal });
  }
}

async function timed(tell, label, during, after, work) {
  tell(label, during);
  const began = performance.now();
  await work();
  tell(label, `${after} in ${seconds(performance.now() - began)}`);
}

/** Brings the packages up to date; `tell` and `signal` as for `prepare`. Throws a Problem. */
export async function preparePackages(root, tell, signal) {
  if (isInstalled(root)) return tell('Packages', 'as locked');
  await inTurn(root, tell, signal, async () => {
    if (isInstalled(root)) return;
    await timed(tell, 'Packages', 'installing, about a minute', 'installed', () => install(root, signal));
  });
}

/**
 * Brings packages and build up to date; `tell(label, text)` is called for each. Several starts in one checkout run one
 * after another. `signal` aborts it. Throws a Problem.
 */
export async function prepare(root, tell, signal) {
  await preparePackages(root, tell, signal);
  if (!isStale()) tell('Build', 'up to date');
  else {
    await inTurn(root, tell, signal, async () => {
      if (!isStale()) return;
      await timed(tell, 'Build', 'building, half a minute at most', 'built', () => build({ signal }));
    });
  }
}
