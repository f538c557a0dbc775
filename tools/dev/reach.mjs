import path from 'node:path';
import { readIfThere } from '../machine/files.mjs';

const IMPORT = /\b(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function targetOf(built, file, name) {
  if (name.startsWith('#libs/')) return path.join(built, 'libs', `${name.slice('#libs/'.length)}.js`);
  return name.startsWith('.') ? path.resolve(path.dirname(file), name) : undefined;
}

/**
 * The sources that a program runs, by their paths from the root: read from the compiled output, which has no type
 * imports.
 */
export function reachOf(built, program) {
  const seen = new Set();
  const open = [path.join(built, 'apps', program, 'src/main.js')];
  for (let file = open.pop(); file; file = open.pop()) {
    if (seen.has(file)) continue;
    seen.add(file);
    for (const [, name] of (readIfThere(file) ?? '').matchAll(IMPORT)) {
      const target = targetOf(built, file, name);
      if (target) open.push(target);
    }
  }
  return new Set([...seen].map((file) => path.relative(built, file).replace(/\.js$/, '.ts')));
}
