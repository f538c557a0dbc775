import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { readIfThere, writeWhole } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';
import { fileTrouble, troubleIn } from '../machine/trouble.mjs';
import { runOnce } from './runner.mjs';

const NAME = 'mela'; // the database and its owner

const must = ({ ok, output }, what, folder) => {
  if (ok) return;
  const trouble = fileTrouble({ code: troubleIn(output), path: folder });
  throw new Problem(`${what} failed: ${trouble ?? output.split('\n').slice(-4).join(' ')}`);
};

// One single-user session: PostgreSQL brings no client of its own, and no server listens yet.
function statement({ way, binaries }, folder, sql, what) {
  const script = 'printf "%s\\n" "$SQL" | "$@"';
  const postgres = [path.join(binaries.folder, 'bin', 'postgres'), '--single', '-D', folder, 'postgres'];
  must(runOnce(way, ['sh', '-c', script, 'sh', ...postgres], { env: { SQL: sql } }), what, folder);
}

function initialise(site, folder, password, fast) {
  const script = 'printf "%s\\n" "$PASSWORD" | "$@"';
  const initdb = [
    path.join(site.binaries.folder, 'bin', 'initdb'),
    ...['-D', folder, '-U', NAME, '--locale=C', '-E', 'UTF8', '-A', 'scram-sha-256', '--pwfile=/dev/stdin'],
    ...(fast ? ['--no-sync'] : []),
  ];
  must(
    runOnce(site.way, ['sh', '-c', script, 'sh', ...initdb], { env: { PASSWORD: password } }),
    'initdb',
    folder,
  );
  statement(site, folder, `create database ${NAME}`, 'Creating the database');
}

// The data appears under its name only when it is complete: a start that was killed midway leaves none.
function create(site, data, password, fast) {
  const fresh = path.join(site.folder, 'fresh');
  fs.rmSync(fresh, { recursive: true, force: true });
  initialise(site, fresh, password, fast);
  fs.renameSync(fresh, data);
}

function checkVersion(data, binaries) {
  const written = fs.readFileSync(path.join(data, 'PG_VERSION'), 'utf8').trim();
  const installed = binaries.version.split('.')[0];
  if (written === installed) return;
  throw new Problem(
    `The data in ${data} is PostgreSQL ${written}'s and the installed one is ${installed}. ` +
      'Choose another DATA_DIR, or move that folder away to begin anew.',
  );
}

/**
 * Creates the database if there is none yet, and a new password if the old one was lost. Returns `{ data, password,
 * user, database }`. Nothing may run on the data. Throws a Problem.
 */
export function prepareCluster(site, passwordFile, fast) {
  const data = path.join(site.folder, 'data');
  const known = readIfThere(passwordFile);
  const password = known ?? randomBytes(24).toString('hex');
  if (!fs.existsSync(data)) create(site, data, password, fast);
  else if (!known) statement(site, data, `alter role ${NAME} password '${password}'`, 'Setting a password');
  if (!known) writeWhole(passwordFile, password);
  checkVersion(data, site.binaries);
  return { data, password, user: NAME, database: NAME };
}
