import fs from 'node:fs';
import path from 'node:path';
import { readIfThere } from './machine/files.mjs';
import { Problem } from './machine/problem.mjs';
import { runStep } from './machine/step.mjs';
import { dataDirOf } from './start/settings.mjs';

const ROOT = path.resolve(import.meta.dirname, '..');
const PROGRAM = path.join(ROOT, 'dist', 'apps', 'setup', 'src', 'back-up.js');

/**
 * Backs up what `npm start` runs: the embedded database and the secrets that decrypt it, as a folder that can be
 * started.
 */
async function backUp(target) {
  if (!target) throw new Problem('Name a new folder: npm run backup -- /backups/monday');
  const folder = path.resolve(target);
  if (fs.existsSync(folder)) throw new Problem(`${folder} exists: a backup wants a new folder.`);
  const dataDir = dataDirOf(ROOT);
  const { postgres } = JSON.parse(readIfThere(path.join(dataDir, 'state.json')) ?? '{}');
  if (!postgres)
    throw new Problem(
      'No embedded PostgreSQL runs here. Start with npm start, or back up your own PostgreSQL: docs/operation.md',
    );
  fs.mkdirSync(folder, { recursive: true, mode: 0o755 }); // PostgreSQL's user must be able to pass
  const env = { ...process.env, DATABASE_URL: postgres.url };
  const { signal } = new AbortController();
  const { ok, output } = await runStep(process.execPath, [PROGRAM, folder], { cwd: ROOT, env, signal });
  if (!ok) throw new Problem(output.trim());
  const secrets = path.join(dataDir, 'secrets.json');
  if (fs.existsSync(secrets)) fs.copyFileSync(secrets, path.join(folder, 'secrets.json'));
  console.log(`Backed up to ${folder}. To start on it: DATA_DIR=${folder} npm start`);
}

backUp(process.argv[2]).catch((error) => {
  console.error(error instanceof Problem ? error.message : error);
  process.exitCode = 1;
});
