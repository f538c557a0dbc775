// Starts everything as `npm start` does, and on each change of a source builds again and restarts what it touches.
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { build, isStale } from './build.mjs';
import { readIfThere } from './machine/files.mjs';
import { readSettings } from './start/settings.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const QUIET_MS = 150;

const start = spawn(process.execPath, [path.join(ROOT, 'tools/start.mjs')], { stdio: 'inherit' });
start.once('exit', (code) => process.exit(code ?? 0));
for (const name of ['SIGINT', 'SIGTERM']) process.on(name, () => start.kill(name));

let timer;
let building = Promise.resolve();
for (const folder of ['apps', 'libs', 'brands']) {
  fs.watch(path.join(ROOT, folder), { recursive: true }, () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      building = building.then(rebuild);
    }, QUIET_MS);
  });
}

async function rebuild() {
  const state = JSON.parse(readIfThere(path.join(readSettings(ROOT).dataDir, 'state.json')) ?? '{}');
  if (!state.ready || !isStale()) return;
  try {
    await build();
    for (const { pid } of Object.values(state.programs)) process.kill(pid, 'SIGTERM');
  } catch (error) {
    console.error(error.message);
  }
}
