import fs from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { build, isStale } from '../build.mjs';
import { takeLock } from '../machine/lock.mjs';
import { install, isInstalled } from './install.mjs';
import { seconds } from './report.mjs';

async function inTurn(root, tell, signal, work) {
  const folder = path.join(root, '.cache');
  fs.mkdirSync(folder, { recursive: true });
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

/**
 * Brings packages and build up to date; `tell(label, text)` hears of each. Several starts in one checkout take
 * turns. `signal` aborts it. Throws a Problem.
 */
export async function prepare(root, tell, signal) {
  if (isInstalled(root)) tell('Packages', 'as locked');
  else {
    await inTurn(root, tell, signal, async () => {
      if (isInstalled(root)) return;
      await timed(tell, 'Packages', 'installing, about a minute', 'installed', () => install(root, signal));
    });
  }
  if (!isStale()) tell('Build', 'up to date');
  else {
    await inTurn(root, tell, signal, async () => {
      if (!isStale()) return;
      await timed(tell, 'Build', 'building, half a minute at most', 'built', () => build({ signal }));
    });
  }
}
