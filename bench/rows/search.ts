import type pg from 'pg';
import { generatedNames, mistyped, WRITE_TITLES } from '#libs/games/search/large-catalogue.fixture';
import { random } from '#libs/platform/testing/random';
import type { ReadsInput } from '../clients/reads.js';
import { type Count, defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import type { Workbench } from '../workbench.js';

const TITLES = 5000;
const FIRST_ID = 200_000;
const SEED = 11;
/** Each search is another one: the portal keeps replies. */
const SEARCHES = 400;
const LETTERS = 4;
type Key = 'typed' | 'mistyped';

/** A guest who searches one of 5,000 titles by four letters of its name, right ones and with an error. */
export const search = defineRow<Key>({
  id: 'search',
  figures: {
    typed: { title: 'a title by four letters, among 5,000', unit: 'ms', goal: { ratioAtMost: 1.5 } },
    mistyped: { title: 'the same with a typing error', unit: 'ms', goal: { ratioAtMost: 1.5 } },
  },
  async product(bench) {
    const portal = await bench.portal();
    await writeTitles(portal.owner);
    const { port } = await portal.startApi();
    return countAt(bench, port, '/wps/relay/GCSGAME_getGameList?language=EN&pageSize=24');
  },
  async anchor(bench) {
    const portal = await bench.portal();
    await writeTitles(portal.owner);
    const { port } = await bench.startAnchor('anchors/search', { DATABASE_URL: portal.databaseUrl });
    return countAt(bench, port, '/search?by=index');
  },
});

async function writeTitles(owner: pg.Pool): Promise<void> {
  const { rows } = await owner.query('select 1 from games.title where node_id > $1 limit 1', [FIRST_ID]);
  if (rows.length > 0) return;
  await owner.query(WRITE_TITLES, [JSON.stringify(generatedNames(TITLES, SEED)), FIRST_ID]);
  await owner.query('analyze games.title, games.title_name');
}

function countAt(bench: Workbench, port: number, path: string): Count<Key> {
  const names = generatedNames(TITLES, SEED).map(({ EN }) => EN.replace(' ', '').toLowerCase());
  const chance = random(SEED);
  const median = async (texts: string[]) => {
    const reads = [...new Set(texts)].map((text) => ({ path: `${path}&gameName=${text}` }));
    const input: ReadsInput = { port, reads, warm: 0, times: 1 };
    return percentile(await bench.task<number[]>('clients/reads', input), 0.5);
  };
  const some = () => Array.from({ length: SEARCHES }, () => chance.pick(names));
  let warm: Promise<number> | undefined;
  return async () => {
    warm ??= median(some().map((name) => name.slice(1, 1 + LETTERS)));
    await warm;
    return {
      typed: await median(some().map((name) => name.slice(0, LETTERS))),
      mistyped: await median(some().map((name) => mistyped(name, LETTERS, chance))),
    };
  };
}
