import fs from 'node:fs';
import path from 'node:path';

/** Reads one of the seed files of a brand, `brands/<id>/<name>.json`. */
export function readBrandFile<T>(brand: string, name: string): T {
  const root = findRoot(import.meta.dirname);
  return JSON.parse(fs.readFileSync(path.join(root, 'brands', brand, `${name}.json`), 'utf8')) as T;
}

/** The project's root: the nearest parent folder with `brands/`, both from the source and from the build. */
function findRoot(from: string): string {
  if (fs.existsSync(path.join(from, 'brands'))) return from;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the folder brands/ is missing');
  return findRoot(parent);
}
