import { isServerSource } from './compile.mjs';

/** Pages of the web whose HTML frames the api fills, and their places in its build. */
export const FRAMES = {
  'apps/web/index.html': 'web/index.html',
  'apps/web/operations.html': 'web-operations/operations.html',
};

const isSetup = (file) => /^(apps\/setup\/src|libs\/[^/]+\/migrations)\//.test(file);
const isStudio = (file) => /^apps\/sandbox\/(web|studio)\//.test(file) && !/\.spec\.tsx?$/.test(file);

/**
 * What must happen after these files were saved: `{ sources, frames, studio, setup }`. `sources` must be compiled. Vite
 * handles the pages of `apps/web` itself.
 */
export function concernsOf(files) {
  return {
    sources: files.filter(isServerSource),
    frames: files.some((file) => file in FRAMES),
    studio: files.some(isStudio),
    setup: files.some((file) => file.startsWith('brands/')),
  };
}

/**
 * What must run again after these sources changed: the set-up, and programs by their names. `reach` returns the sources
 * that each program has loaded, or would load now.
 */
export function touchedBy(changed, reach) {
  return {
    setup: changed.some(isSetup),
    programs: Object.keys(reach).filter((name) => changed.some((file) => reach[name].has(file))),
  };
}
