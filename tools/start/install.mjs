import { createHash } from 'node:crypto';
import path from 'node:path';
import { readIfThere, writeWhole } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';
import { runStep } from '../machine/step.mjs';
import { fileTrouble, troubleIn } from '../machine/trouble.mjs';

const packagesOf = (lock) => Object.entries(JSON.parse(lock).packages).filter(([place]) => place !== '');

// npm writes this list last, so it only exists beside a complete installation. It does not contain packages for other
// systems.
function installedAsLocked(lock, installed) {
  const found = new Map(packagesOf(installed));
  const isThere = ([place, { version, integrity, optional, devOptional }]) => {
    const other = found.get(place);
    if (!other) return Boolean(optional || devOptional);
    return other.version === version && other.integrity === integrity;
  };
  const locked = packagesOf(lock);
  const places = new Set(locked.map(([place]) => place));
  return locked.every(isThere) && [...found.keys()].every((place) => places.has(place));
}

function npmCommand() {
  const cli = process.env.npm_execpath;
  return cli?.endsWith('npm-cli.js') ? [process.execPath, cli] : ['npm'];
}

// NODE_ENV=production would leave out what the build needs.
const WORDS = ['--include=dev', '--include=optional', '--no-audit', '--no-fund'];

// `npm ci` refuses a lock file that lacks optional packages of other systems, as a registry mirror without them
// produces. `npm install` takes the same versions from it and, not saving, leaves it unchanged.
const isIncomplete = (output) => /code EUSAGE/.test(output) && /Missing: .* from lock file/.test(output);

const worthReading = (line) => line && !/^npm (warn|notice)/i.test(line) && !/ from lock file$/.test(line);

function facts(root) {
  const lock = readIfThere(path.join(root, 'package-lock.json'));
  if (!lock) throw new Problem('package-lock.json is missing: start in a complete copy of the project.');
  const modules = path.join(root, 'node_modules');
  return {
    lock,
    hash: createHash('sha256').update(lock).digest('hex'),
    stamp: path.join(modules, '.mela-install'),
    list: path.join(modules, '.package-lock.json'),
  };
}

function leaveStamp({ stamp, hash }) {
  try {
    writeWhole(stamp, hash, 0o644);
  } catch (error) {
    // Packages of another user are as good; only the long comparison is repeated.
    if (!['EACCES', 'EROFS', 'EPERM'].includes(error.code)) throw error;
  }
}

/** Whether `node_modules` matches the lock file, whoever installed it. Throws a Problem without a lock file. */
export function isInstalled(root) {
  const { lock, hash, stamp, list } = facts(root);
  const installed = readIfThere(list);
  if (!installed) return false;
  if (readIfThere(stamp) === hash) return true;
  if (!installedAsLocked(lock, installed)) return false;
  leaveStamp({ stamp, hash });
  return true;
}

/** Installs the locked packages. `signal` aborts it. Throws a Problem with npm's output. */
export async function install(root, signal) {
  const [program, ...before] = npmCommand();
  const npm = (...words) => runStep(program, [...before, ...words, ...WORDS], { cwd: root, signal });
  let { ok, output } = await npm('ci');
  if (!ok && isIncomplete(output)) ({ ok, output } = await npm('install', '--no-save'));
  if (!ok) {
    const modules = path.join(root, 'node_modules');
    const trouble = fileTrouble({ code: troubleIn(output), path: modules });
    if (trouble) throw new Problem(`The packages could not be installed: ${trouble}`);
    const said = output.split('\n').filter(worthReading).slice(0, 10).join('\n');
    throw new Problem(`Installing the packages failed. Is the registry within reach? npm said:\n${said}`);
  }
  leaveStamp(facts(root));
}
