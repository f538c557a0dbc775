import fs from 'node:fs';
import path from 'node:path';

/** Reads one of the files that a brand is seeded from, `brands/<id>/<name>.json`. */
export function readBrandFile<T>(brand: string, name: string): T {
  const root = findRoot(import.meta.dirname);
  return JSON.parse(fs.readFileSync(path.join(root, 'brands', brand, `${name}.json`), 'utf8')) as T;
}

/** The project's root: the nearest folder above that has `brands/`, from the source as from the build. */
function findRoot(from: string): string {
  if (fs.existsSync(path.join(from, 'brands'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the folder brands/ is missing');
  return findRoot(parent);
}
