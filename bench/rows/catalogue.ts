import path from 'node:path';
import type pg from 'pg';
import { generatedNames } from '#libs/games/search/large-catalogue.fixture';
import { pathOf, VENDOR_CODES } from '../../apps/sandbox/src/vendor/codes.js';
import { startSandbox } from '../../chaos/clients/sandbox.js';
import type { Stack } from '../../chaos/stack/stack.js';
import type { ReadsInput } from '../clients/reads.js';
import { FIRST_MEMBER } from '../fill/size.js';
import { sessionToken } from '../fill/tokens.js';
import { type Count, defineRow } from '../row.js';
import { percentile } from '../statistics.js';
import { webOf } from '../web-build.js';
import type { Workbench } from '../workbench.js';

const TITLES = 5000;
const SEED = 12;
const READS = 300;
/** A page from the cache takes so little that few requests measure the start of the connection. */
const PAGES = 2000;
const LETTERS = 4;
/** As browsers ask for a page. */
const BROWSER: Caller = { encodings: 'gzip, deflate, br' };
type Caller = Omit<ReadsInput['reads'][number], 'path'>;
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
    return countAt(bench, portal, await setUpLargeCatalogue(portal));
  },
  async anchor(bench) {
    return countAt(bench, await bench.furtherPortal());
  },
});

/**
 * Sets the portal up as `LARGE_CATALOGUE=1 npm start` does: the sandbox lists the titles of twelve vendors, and the set-up accepts them.
 * Returns what connects its programs to the vendors. @throws Error if the set-up fails
 */
async function setUpLargeCatalogue(portal: Stack): Promise<NodeJS.ProcessEnv> {
  const { machine, buildFolder } = portal;
  const sandbox = await startSandbox(portal, { LARGE_CATALOGUE: '1' });
  const addresses = VENDOR_CODES.map((code) => [`VENDOR_${code}_URL`, `${sandbox.url}${pathOf(code)}`]);
  const env = { ...Object.fromEntries(addresses), LARGE_CATALOGUE: '1' };
  const { ok, output } = await machine.runStep(
    process.execPath,
    [path.join(buildFolder, 'dist', 'apps', 'setup', 'src', 'main.js')],
    { cwd: buildFolder, env: { ...portal.programEnv(), ...env }, signal: machine.signal },
  );
  if (!ok) throw new Error(`the catalogue could not be set up: ${output}`);
  await sandbox.program.end();
  await renameTitles(portal.owner);
  return env;
}

/** The sandbox's names begin with some hundred words, so that any search would find a full page; those of vendors do not. */
async function renameTitles(owner: pg.Pool): Promise<void> {
  await owner.query(
    `with named as (select names, n from jsonb_array_elements($1::jsonb) with ordinality named (names, n)),
       listed as (select t.node_id, row_number() over (order by t.node_id) as n from games.title t
         where exists (select from games.catalogue_change c where c.kind = 'added'
           and (c.brand, c.vendor, c.game_code) = (t.brand, t.vendor, t.game_code)))
     update games.title t set names = named.names from listed join named using (n) where t.node_id = listed.node_id`,
    [JSON.stringify(generatedNames(TITLES, SEED))],
  );
  await owner.query('analyze games.title, games.title_name');
}

/** In turn the same requests to each portal; a search differs from all before by what it is asked for. */
async function countAt(bench: Workbench, portal: Stack, env?: NodeJS.ProcessEnv): Promise<Count<Key>> {
  const { port } = await portal.startApi(env);
  const member: Caller = { token: sessionToken(FIRST_MEMBER) };
  const { rows } = await portal.owner.query<{ name: string }>(
    `select names->>'EN' as name from games.title where brand = 'mela' order by md5(node_id::text) limit $1`,
    [READS],
  );
  const typed = rows.map(({ name }) => name.replaceAll(/[^A-Za-z]/g, '').slice(0, LETTERS));
  let searches = 0;
  const median = async (paths: string[], caller: Caller) => {
    const reads = paths.map((path) => ({ path, ...caller }));
    const input: ReadsInput = { port, reads, warm: 0, times: 1 };
    return percentile(await bench.task<number[]>('clients/reads', input), 0.5);
  };
  // As many games as the small catalogue has, so that both replies are as long.
  const repeat = (path: string, times = READS) => Array.from({ length: times }, () => path);
  const list = '/wps/relay/GCSGAME_getGameList?language=EN';
  const count: Count<Key> = async () => ({
    lobby: await median(repeat(`${list}&pageSize=20`), member),
    search: await median(
      Array.from(
        { length: READS },
        (_, at) => `${list}&pageSize=24&merchant=${++searches}&gameName=${typed[at % typed.length]}`,
      ),
      member,
    ),
    home: await median(repeat('/', PAGES), BROWSER),
  });
  await count();
  return count;
}
