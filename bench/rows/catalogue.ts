import fs from 'node:fs';
import path from 'node:path';
import type pg from 'pg';
import { generatedNames, WRITE_TITLES } from '#libs/games/search/large-catalogue.fixture';
import type { Stack } from '../../chaos/stack/stack.js';
import type { ReadsInput } from '../clients/reads.js';
import { FIRST_MEMBER } from '../fill/size.js';
import { sessionToken } from '../fill/tokens.js';
import { type Count, defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import { webOf } from '../web-build.js';
import type { Workbench } from '../workbench.js';

const TITLES = 5000;
const FIRST_ID = 200_000;
const SEED = 12;
const READS = 300;
const LETTERS = 4;
type Key = 'lobby' | 'search' | 'home';

const goal = { ratioAtMost: 1.25 };

/** What a member and a guest read of a catalogue of 5,000 titles of twelve vendors; anchor: the portal with its own twenty. */
export const catalogue = defineRow<Key>({
  id: 'catalogue',
  figures: {
    lobby: { title: 'a page of 20 games, among 5,000 titles; anchor: 20 titles', unit: 'ms', goal },
    search: { title: 'a search that nobody made before', unit: 'ms', goal },
    home: { title: 'the home page', unit: 'ms', goal },
  },
  async product(bench) {
    const portal = await bench.portal();
    await webOf(bench);
    await writeCatalogue(portal.owner, bench.machine.root);
    return countAt(bench, portal);
  },
  async anchor(bench) {
    return countAt(bench, await bench.furtherPortal());
  },
});

/** Every twelfth title with each vendor, the further ones included, in the categories of the vendors' first titles. */
async function writeCatalogue(owner: pg.Pool, root: string): Promise<void> {
  const file = path.join(root, 'brands', 'large-catalogue.json');
  const { vendors } = JSON.parse(fs.readFileSync(file, 'utf8')) as {
    vendors: { code: string; displayName: string }[];
  };
  for (const { code, displayName } of vendors)
    await owner.query(`insert into games.vendor (brand, code, display_name) values ('mela', $1, $2)`, [
      code,
      displayName,
    ]);
  await owner.query(WRITE_TITLES, [JSON.stringify(generatedNames(TITLES, SEED)), FIRST_ID]);
  await owner.query(
    `with vendor as (
       select code, row_number() over (order by code) - 1 as place, coalesce((select t.game_type from games.title t
         where t.vendor = v.code and t.node_id <= $1 order by t.position limit 1), 'RNG') as category
       from games.vendor v where brand = 'mela')
     update games.title t set vendor = v.code, game_type = v.category
     from vendor v where t.node_id > $1 and v.place = t.node_id % 12`,
    [FIRST_ID],
  );
  await owner.query('analyze games.title, games.title_name');
}

/** In turn the same requests to each portal; a search differs from all before by what it is asked for. */
async function countAt(bench: Workbench, portal: Stack): Promise<Count<Key>> {
  const { port } = await portal.startApi();
  const token = sessionToken(FIRST_MEMBER);
  const { rows } = await portal.owner.query<{ name: string }>(
    `select names->>'EN' as name from games.title where brand = 'mela' order by md5(node_id::text) limit $1`,
    [READS],
  );
  const typed = rows.map(({ name }) => name.replaceAll(/[^A-Za-z]/g, '').slice(0, LETTERS));
  let searches = 0;
  const median = async (paths: string[], as: string | undefined) => {
    const reads = paths.map((path) => ({ path, ...(as && { token: as }) }));
    const input: ReadsInput = { port, reads, warm: 0, times: 1 };
    return percentile(await bench.task<number[]>('clients/reads', input), 0.5);
  };
  // As many games as the small catalogue has, so that both replies are as long.
  const repeat = (path: string) => Array.from({ length: READS }, () => path);
  const list = '/wps/relay/GCSGAME_getGameList?language=EN';
  const count: Count<Key> = async () => ({
    lobby: await median(repeat(`${list}&pageSize=20`), token),
    search: await median(
      Array.from(
        { length: READS },
        (_, at) => `${list}&pageSize=24&merchant=${++searches}&gameName=${typed[at % typed.length]}`,
      ),
      token,
    ),
    home: await median(repeat('/'), undefined),
  });
  await count();
  return count;
}
