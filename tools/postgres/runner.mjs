import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';

/** The whole environment of PostgreSQL: no PG* variable and no locale of the terminal reaches it. */
export const ENVIRONMENT = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };

const idOf = (name, flag) => {
  const { status, stdout } = spawnSync('id', [flag, name], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : undefined;
};

const hasName = () => {
  try {
    return Boolean(os.userInfo().username);
  } catch {
    return false; // a container started with a bare number as its user
  }
};

/** The least privileged user; `uid` is undefined if the system has none. */
export const nobody = () => ({ uid: idOf('nobody', '-u'), gid: idOf('nobody', '-g') });

const self = () => ({ uid: process.getuid(), gid: process.getgid() });

// In a user namespace of its own the program sees itself as nobody, while its files stay ours.
function mapped({ uid, gid }) {
  if (uid === undefined) return [];
  const prefix = ['unshare', '--user', `--map-user=${uid}`, `--map-group=${gid}`];
  return [{ prefix, ids: {}, owner: self() }];
}

const as = ({ uid, gid }) => (uid ? [{ prefix: [], ids: { uid, gid }, owner: { uid, gid } }] : []);

/**
 * The ways in which PostgreSQL can run, best first. It refuses root, and a user without a name. A way is `{ prefix,
 * ids, owner }`: words before the command, options for spawn, and the required owner of the data folder. `keepers` own
 * the folder of the data and its parents: one of them can pass where they are closed.
 */
export function waysToRun(keepers) {
  const least = nobody();
  if (process.getuid() !== 0) {
    const direct = { prefix: [], ids: {}, owner: self() };
    return hasName() ? [direct] : [...mapped(least), direct];
  }
  return [...mapped(least), ...keepers.flatMap(as), ...as(least)];
}

/** Runs a command to its end in that way: `{ ok, output }`. */
export function runOnce(way, command, { env = {}, cwd = '/' } = {}) {
  const [program, ...words] = [...way.prefix, ...command];
  const { status, stdout, stderr, error } = spawnSync(program, words, {
    ...way.ids,
    cwd,
    env: { ...ENVIRONMENT, ...env },
    encoding: 'utf8',
  });
  return { ok: status === 0, output: `${stdout ?? ''}${stderr ?? ''}${error?.message ?? ''}`.trim() };
}

/** Whether the program runs in that way at all, in that folder. */
export const canRun = (way, binaries) => runOnce(way, [`${binaries.folder}/bin/postgres`, '--version']);

/** Whether a process in that way can pass through the folder. */
export const canReach = (way, folder) => runOnce(way, ['sh', '-c', 'cd "$1"', 'sh', folder]).ok;

/** Gives the folder and its content to the way's owner, unless it is theirs already. */
export function handOver(folder, { uid, gid }) {
  if (fs.statSync(folder).uid === uid) return;
  for (const entry of fs.readdirSync(folder, { recursive: true }))
    fs.lchownSync(`${folder}/${entry}`, uid, gid);
  fs.chownSync(folder, uid, gid);
}
