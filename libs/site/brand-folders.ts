import fs from 'node:fs';
import path from 'node:path';

/** The folder with the files of all brands: the nearest one above, both from the sources and from the build. */
export const BRANDS_FOLDER = nearest(import.meta.dirname);

/** The ids of all brands that have a folder, in alphabetical order. */
export const brandFolders = (): string[] =>
  fs
    .readdirSync(BRANDS_FOLDER)
    .filter((name) => fs.existsSync(path.join(BRANDS_FOLDER, name, 'brand.json')))
    .sort();

function nearest(from: string): string {
  const folder = path.join(from, 'brands');
  if (fs.existsSync(folder)) return folder;
  const parent = path.dirname(from);
  if (parent === from) throw new Error('the folder brands/ is missing');
  return nearest(parent);
}
