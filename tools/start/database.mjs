import path from 'node:path';
import { startEmbeddedPostgres } from '../embedded-postgres.mjs';
import { Problem } from '../machine/problem.mjs';
import { keepRunning } from './keep.mjs';
import { reporter } from './programs.mjs';
import { tell } from './report.mjs';

const asKept = (postgres) => ({
  ...postgres,
  ended: postgres.ended.then(() => 'unexpectedly'),
  end: postgres.stop,
});

/**
 * Starts the embedded PostgreSQL and restarts it after a crash on the same port and data: `{ url, stop() }`. Throws a
 * Problem if the first start fails; `onGiveUp` is called for a later failure.
 */
export async function keepDatabase({ settings, state, onGiveUp }) {
  const { dataDir } = settings;
  const log = (text) => tell('PostgreSQL', text);
  let first = await startEmbeddedPostgres({ dataDir, log });
  const { url, port } = first;
  const { onDeath, onUp } = reporter('PostgreSQL', path.join(dataDir, 'logs', 'postgres.log'));
  const { stop } = keepRunning({
    start: async () => {
      const postgres = first ?? (await startEmbeddedPostgres({ dataDir, port }));
      first = undefined;
      return asKept(postgres);
    },
    onUp: ({ pid }) => {
      state.change({ databaseUrl: url, postgres: { pid, port, url } });
      onUp();
    },
    onDeath,
    onGiveUp: (how) => onGiveUp(new Problem(`PostgreSQL does not stay up (${how}).`)),
  });
  return { url, port, stop };
}
