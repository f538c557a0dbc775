import path from 'node:path';
import { watch } from 'chokidar';

const FOLDERS = ['apps', 'libs', 'brands'];
/**
 * Editors save in several steps. Longer than the 50 ms within which chokidar does not report a file's next change:
 * changes saved within them are read when they are over.
 */
const QUIET_MS = 100;

/**
 * Calls `onChange(files)`, with paths from the root, after each save, however an editor does it. Calls wait for each
 * other, and files saved during a call go together into the next. Resolves once every folder is watched: `{ close() }`.
 */
export async function watchSources(root, onChange) {
  const watcher = watch(
    FOLDERS.map((folder) => path.join(root, folder)),
    { ignoreInitial: true, atomic: QUIET_MS },
  );
  const saved = new Set();
  let timer;
  let busy = false;
  const handle = async () => {
    if (busy) return;
    busy = true;
    while (saved.size > 0) {
      const files = [...saved];
      saved.clear();
      await onChange(files);
    }
    busy = false;
  };
  watcher.on('all', (event, file) => {
    if (event.endsWith('Dir')) return;
    saved.add(path.relative(root, file).split(path.sep).join('/'));
    clearTimeout(timer);
    timer = setTimeout(handle, QUIET_MS);
  });
  await new Promise((resolve) => watcher.once('ready', resolve));
  const close = () => {
    clearTimeout(timer);
    return watcher.close();
  };
  return { close };
}
