import path from 'node:path';
import { makeFolder } from './machine/files.mjs';
import { takeLock } from './machine/lock.mjs';
import { runInTestbed } from './testbed.mjs';

// Its PostgreSQL keeps the filled database for the next run, so only one bench may run at a time.
const data = path.resolve(import.meta.dirname, '..', '.data');
makeFolder(data);
const { release, holder } = takeLock(path.join(data, 'bench.lock'));
if (holder) {
  console.error(`Another npm run bench (process ${holder.pid}) runs in this folder.`);
  process.exit(1);
}
process.once('exit', release);

await runInTestbed({
  name: 'bench',
  entry: 'bench/main.js',
  sources: ['bench', 'chaos', 'apps/sandbox/src', 'apps/sandbox/common'],
});
