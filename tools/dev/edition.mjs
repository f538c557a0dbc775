import path from 'node:path';
import { freePort } from '../machine/port.mjs';
import { Problem } from '../machine/problem.mjs';
import { preparePackages } from '../start/prepare.mjs';
import { seconds } from '../start/report.mjs';

// Only once the packages are installed, which it needs.
const tools = () => import('./develop.mjs');

/** The differences of `npm run dev` from `npm start`. */
export const dev = {
  /** A program that does not stay up waits for the next save. */
  patient: true,

  /** Vite takes the configured port, and the api gets another one. */
  async settle(settings) {
    if (settings.production) throw new Problem('npm run dev is no production: unset NODE_ENV.');
    return { ...settings, built: path.join(settings.root, '.cache/dev/dist'), apiPort: await freePort() };
  },

  async prepare({ root, built }, tell, signal) {
    await preparePackages(root, tell, signal);
    const began = performance.now();
    await (await tools()).makeBuild(root, built);
    tell('Build', `programs and studio, in ${seconds(performance.now() - began)}`);
  },

  async run(context) {
    await (await tools()).develop(context);
    context.tell('Sources', 'each save is seen');
  },
};
