import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { Game, VendorCard } from '../common/games.calls.js';

/** A title of a vendor that is listed, but not connected to this installation. */
const WINTER_FAIR = 1016;
const MONSOON_FISH = 1001;
const RIVER_DICE = 1008;
const LANTERN_REELS = 1000;
/** The categories of titles whose vendor is connected or the portal itself, in the order of their first title. */
const PLAYABLE = ['RNG', 'LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT', 'ELOTT', 'LOTT'];

const { db, api } = setUpTestApi();
let member: Registered;

beforeAll(async () => {
  member = await api.client.register();
  await db.query(`insert into games.vendor (brand, code, display_name) values ('mela', 'GAMMA', 'Gamma')`);
  await db.query(
    `update games.title set vendor = 'GAMMA', maintenance = false where node_id in ($1, $2) or vendor = 'DELTA'`,
    [WINTER_FAIR, MONSOON_FISH],
  );
  await db.query(
    `update games.title set position = 1, is_hot = true, names = '{"EN": "River Fair"}' where node_id = $1`,
    [WINTER_FAIR],
  );
  await db.query('update games.title set position = 0 where node_id = $1', [MONSOON_FISH]);
});

const read = async <Value>(path: string): Promise<Value> =>
  (await api.client.get(path, member.token)).body.value as Value;

/** Expects the list to have both kinds, with the playable games first. */
function expectPlayableFirst(games: Game[]): void {
  const closed = games.map(({ maintenance }) => maintenance);
  expect(closed).toEqual([...closed].sort((one, other) => Number(one) - Number(other)));
  expect(new Set(closed)).toEqual(new Set([false, true]));
}

test.each(['', '&gameType=RNG', '&gameName=r'])('lists playable games first (%j)', async (filter) => {
  const { games } = await read<{ games: Game[] }>(`/wps/relay/GCSGAME_getGameList?language=EN${filter}`);
  expectPlayableFirst(games);
  expect(games.find(({ nodeId }) => nodeId === WINTER_FAIR)?.maintenance).toBe(true);
});

test('splits a list into pages after it is sorted', async () => {
  const page = (pageNo: number) =>
    read<{ games: Game[] }>(`/wps/relay/GCSGAME_getGameList?gameType=RNG&pageSize=5&pageNo=${pageNo}`);
  expect((await page(1)).games.map(({ maintenance }) => maintenance)).toEqual(Array(5).fill(false));
  expect((await page(3)).games.at(-1)?.nodeId).toBe(WINTER_FAIR);
});

test('lists playable hot games first', async () => {
  expectPlayableFirst((await read<{ list: Game[] }>('/wps/relay/MCSFE_getHotGameList')).list);
});

test('lists playable recent games and favourites first, whenever they were added', async () => {
  for (const [place, nodeId] of [LANTERN_REELS, RIVER_DICE, MONSOON_FISH].entries()) {
    await db.query(
      `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
         authenticate_before, expires_at)
       select gen_random_uuid(), decode(md5($2::int::text), 'hex'), 'mela', $1, id, $2::int, 'BDT', false,
         now() + $3 * interval '1 second', now(), now() from authentication.session where person = $1 limit 1`,
      [member.id, nodeId, place],
    );
    await db.query(
      `insert into games.favorite (member, node_id, added_at) values ($1, $2, now() + $3 * interval '1 second')`,
      [member.id, nodeId, place],
    );
  }
  const ids = (games: Game[]) => games.map(({ nodeId }) => nodeId);
  const expected = [RIVER_DICE, LANTERN_REELS, MONSOON_FISH];
  expect(ids((await read<{ list: Game[] }>('/wps/relay/GCS_recentGame')).list)).toEqual(expected);
  expect(ids((await read<{ content: Game[] }>('/wps/relay/MCSFE_getFavoriteList')).content)).toEqual(
    expected,
  );
});

test('starts home with playable games, in the hot games and in the order of its sections', async () => {
  // Few enough for home to show them all.
  await db.query('update games.title set is_hot = node_id = any($1::int[])', [
    [WINTER_FAIR, LANTERN_REELS, RIVER_DICE],
  ]);
  const { hot, sections } = await read<HomeData>('/wps/portal/home?language=EN');
  expectPlayableFirst(hot);
  expect(sections.flatMap(({ games }) => games.slice(0, 1)).map(({ maintenance }) => maintenance)).toEqual([
    ...PLAYABLE.map(() => false),
    ...Array(sections.length - PLAYABLE.length).fill(true),
  ]);
  for (const { total } of sections) expect(total).toBeGreaterThan(0);
});

test('starts the menus with the categories that have a playable game', async () => {
  const menus = await read<{ gameType: string; games: number }[]>('/lgw/games/game_menus');
  expect(menus.map(({ gameType }) => gameType).slice(0, PLAYABLE.length + 1)).toEqual([...PLAYABLE, 'FISH']);
});

test('marks a vendor that takes no rounds, and lists it last', async () => {
  const { data } = await read<{ data: { lanes: { title: string; cards: VendorCard[] }[] } }>(
    '/wps/relay/GCSGAME_getVendorList',
  );
  expect(data.lanes[0]).toMatchObject({
    title: 'RNG',
    cards: [
      { vassalage: 'STUDIO', maintenance: false },
      { vassalage: 'TABLE', maintenance: false },
      { vassalage: 'GAMMA', maintenance: true },
    ],
  });
  const taking = data.lanes.filter(({ cards }) => cards.some(({ maintenance }) => !maintenance));
  expect(taking.map(({ title }) => title)).toEqual(PLAYABLE);
});
