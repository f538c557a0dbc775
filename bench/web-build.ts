import path from 'node:path';
import type { Workbench } from './workbench.js';

const built = new WeakMap<object, Promise<void>>();

/** Builds the web client beside the programs, once for a run of the bench: its pages, and what draws them on the server. */
export function webOf({ machine }: Workbench): Promise<void> {
  const build = built.get(machine) ?? buildBoth(machine);
  built.set(machine, build);
  return build;
}

async function buildBoth(machine: Workbench['machine']): Promise<void> {
  await vite(machine, 'web', []);
  await vite(machine, 'web-server', ['--ssr', 'src/entry-server.tsx']);
}

/** @throws Error with what the build said */
async function vite({ house, root, runStep, signal }: Workbench['machine'], name: string, words: string[]) {
  const target = ['--outDir', path.join(house, 'dist', name), '--emptyOutDir', '--logLevel', 'warn'];
  const env = { ...process.env, NODE_ENV: 'production' };
  const build = ['node_modules/vite/bin/vite.js', 'build', 'apps/web', ...words, ...target];
  const { ok, output } = await runStep(process.execPath, build, { cwd: root, env, signal });
  if (!ok) throw new Error(`the web client could not be built:\n${output.trim()}`);
}
