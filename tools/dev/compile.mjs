import fs from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { transformFile } from '@swc/core';
import { readIfThere } from '../machine/files.mjs';
import { Problem } from '../machine/problem.mjs';

/** Folders whose sources run on Node. */
const SERVER = ['apps/api', 'apps/worker', 'apps/setup', 'apps/sandbox/src', 'apps/sandbox/common', 'libs'];

const isBelow = (file, folder) => file.startsWith(`${folder}/`);

/** Whether a file, by its path from the root, is compiled for Node. */
export const isServerSource = (file) =>
  file.endsWith('.ts') && !/\.(spec|d)\.ts$/.test(file) && SERVER.some((folder) => isBelow(file, folder));

const targetOf = (built, file) => path.join(built, file.replace(/\.ts$/, '.js'));

async function compiled(root, file) {
  try {
    return await transformFile(path.join(root, file), { cwd: root, root, sourceMaps: true });
  } catch (error) {
    if (error.code === 'ENOENT' || !fs.existsSync(path.join(root, file))) return undefined;
    throw new Problem(`${file} cannot be compiled:\n${error.message}`);
  }
}

/**
 * Compiles one source into the build, as the build itself would. Returns whether the output has changed, which a change
 * of types does not. Throws a Problem with the error in the source.
 */
export async function compile(root, built, file) {
  const target = targetOf(built, file);
  const before = readIfThere(target);
  const fresh = await compiled(root, file);
  if (!fresh) {
    for (const each of [target, `${target}.map`]) fs.rmSync(each, { force: true });
    return before !== undefined;
  }
  const code = `${fresh.code}\n//# sourceMappingURL=${path.basename(target)}.map\n`;
  if (before === undefined) fs.mkdirSync(path.dirname(target), { recursive: true });
  fs.writeFileSync(`${target}.map`, fresh.map);
  if (code === before) return false;
  fs.writeFileSync(target, code);
  return true;
}

function sourcesOf(root) {
  return SERVER.flatMap((folder) => {
    const place = path.join(root, folder);
    if (!fs.existsSync(place)) return [];
    return fs.readdirSync(place, { recursive: true }).map((name) => `${folder}/${name}`);
  }).filter(isServerSource);
}

/** Compiles everything that runs on Node from scratch: the output of a deleted source would still be found and run. */
export async function compileAll(root, built) {
  for (const name of ['apps', 'libs']) fs.rmSync(path.join(built, name), { recursive: true, force: true });
  const files = sourcesOf(root).values();
  const line = async () => {
    for (const file of files) await compile(root, built, file);
  };
  await Promise.all(Array.from({ length: 2 * availableParallelism() }, line));
}
