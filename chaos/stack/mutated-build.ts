import fs from 'node:fs';
import path from 'node:path';
import { transform } from '@swc/core';
import type { Machine } from '../machine.js';
import { type Fault, replaceOnce } from './fault.js';

/**
 * A copy of the build with the fault's sources compiled again. Returns its folder, or the build itself without a fault.
 */
export async function mutatedBuildOf(machine: Machine, fault: Fault | undefined): Promise<string> {
  const patches = fault?.sources ?? [];
  if (patches.length === 0) return machine.buildFolder;
  const copy = fs.mkdtempSync(path.join(machine.folder, 'mutated-'));
  machine.addPackages(copy);
  fs.cpSync(path.join(machine.buildFolder, 'dist'), path.join(copy, 'dist'), { recursive: true });
  const texts = new Map<string, string>();
  for (const { file, from, to } of patches) {
    const text = texts.get(file) ?? fs.readFileSync(path.join(machine.root, file), 'utf8');
    texts.set(file, replaceOnce(text, from, to, file));
  }
  for (const [file, text] of texts) {
    const { code } = await transform(text, {
      filename: path.join(machine.root, file),
      cwd: machine.root,
      configFile: path.join(machine.root, '.swcrc'),
      sourceMaps: false,
    });
    fs.writeFileSync(path.join(copy, 'dist', file.replace(/\.ts$/, '.js')), code);
  }
  return copy;
}
