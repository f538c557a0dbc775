import { runInTestbed } from './testbed.mjs';

await runInTestbed({
  name: 'chaos',
  entry: 'chaos/main.js',
  sources: ['chaos', 'apps/web/src/data/socket/sequencer.ts', 'apps/sandbox/src', 'apps/sandbox/common'],
});
