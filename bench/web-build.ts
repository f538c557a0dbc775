import path from 'node:path';
import type { Workbench } from './workbench.js';

const built = new WeakMap<object, Promise<void>>();

/**
 * Builds the web client beside the programs as `npm run build` does, once per run of the bench: pages, and their
 * renderer.
 */
export function webOf({ machine }: Workbench): Promise<void> {
  const build = built.get(machine) ?? buildBoth(machine);
  built.set(machine, build);
  return build;
}

async function buildBoth(machine: Workbench['machine']): Promise<void> {
  await vite(machine, 'web', []);
  await machine.compressTexts(path.join(machine.buildFolder, 'dist', 'web', 'assets'));
  await vite(machine, 'web-server', ['--ssr', 'src/entry-server.tsx']);
}

/** @throws Error with the output of the build */
async function vite(
  { buildFolder, root, runStep, signal }: Workbench['machine'],
  name: string,
  words: string[],
) {
  const target = ['--outDir', path.join(buildFolder, 'dist', name), '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', ...words, ...target];
  const { ok, output } = await runStep(process.execPath, build, { cwd: root, env, signal });
  if (!ok) throw new Error(`the web client could not be built:\n${output.trim()}`);
}
