import fs from 'node:fs';
import path from 'node:path';
import { BRANDS_FOLDER } from '#libs/site/index';

/** Reads `brands/<id>/<name>.json`, or what all brands share, `brands/<name>.json`, where the brand has none of its own. */
export function readBrandFile<T>(brand: string, name: string): T {
  const own = path.join(BRANDS_FOLDER, brand, `${name}.json`);
  const file = fs.existsSync(own) ? own : path.join(BRANDS_FOLDER, `${name}.json`);
  return JSON.parse(fs.readFileSync(file, 'utf8')) as T;
}
