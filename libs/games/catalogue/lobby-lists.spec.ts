import type { Registered } from '#libs/platform/testing/portal-client';
import { setUpTestApi } from '#libs/platform/testing/set-up';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { Game, VendorCard } from '../common/games.calls.js';

const SKY_KITE = 1002;
const RIVER_DICE = 1008;
/** A title without limits. */
const CUP = 700_001;
const GAMES = '/wps/relay/GCSGAME_getGameList?language=EN&gameType=RNG';

const { db, api } = setUpTestApi();
let member: Registered;

beforeAll(async () => {
  member = await api.client.register();
  await db.query(
    `insert into games.vendor (brand, code, display_name) values ('mela', 'IA', 'IA') on conflict do nothing`,
  );
  await db.query(
    `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, position)
     values ($1, 'mela', 'IA', '{"EN": "Cup"}', 'ESPORTS', 'league', 'cup', 'ball', 900)`,
    [CUP],
  );
});

const get = async <Value>(path: string, token?: string): Promise<Value> =>
  (await api.client.get(path, token)).body.value as Value;
const idsOf = ({ games }: { games: Game[] }) => games.map(({ nodeId }) => nodeId);

test('lists the hot games of a category, and those that are not', async () => {
  const all = await get<{ games: Game[]; total: number }>(GAMES);
  const hot = await get<{ games: Game[]; total: number }>(`${GAMES}&isHot=1`);
  const rest = await get<{ games: Game[]; total: number }>(`${GAMES}&isHot=0`);
  expect(hot.games.map(({ isHot }) => isHot)).toEqual(Array(hot.total).fill(1));
  expect(idsOf(hot)).toContain(SKY_KITE);
  expect(rest.games.some(({ isHot }) => isHot === 1)).toBe(false);
  expect(hot.total + rest.total).toBe(all.total);
  const both = await get<{ games: Game[] }>(`${GAMES}&isHot=1&isNew=1&vassalage=STUDIO`);
  const expected = hot.games.filter(({ isNew, vassalage }) => isNew === 1 && vassalage === 'STUDIO');
  expect(idsOf(both)).toEqual(idsOf({ games: expected }));
});

test('lists the hot games of one category and vendor only', async () => {
  const { list } = await get<{ list: Game[] }>(
    '/wps/relay/MCSFE_getHotGameList?gameType=RNG&vassalage=STUDIO',
  );
  expect(new Set(list.map(({ gameType, vassalage }) => `${gameType} ${vassalage}`))).toEqual(
    new Set(['RNG STUDIO']),
  );
  expect((await get<{ list: Game[] }>('/wps/relay/MCSFE_getHotGameList')).list.length).toBeGreaterThan(
    list.length,
  );
});

test('counts the games of each class of a category, the largest class first', async () => {
  const path = '/wps/relay/GCSGAME_getClassifyList?gameType=RNG';
  const { list } = await get<{ list: { gameClassify: string; games: number }[] }>(path);
  const { total } = await get<{ total: number }>(GAMES);
  expect(list.reduce((sum, { games }) => sum + games, 0)).toBe(total);
  expect(list.map(({ games }) => games)).toEqual(
    list.map(({ games }) => games).sort((one, other) => other - one),
  );
  for (const { gameClassify, games } of list) {
    const found = await get<{ total: number }>(`${GAMES}&gameClassify=${gameClassify}`);
    expect(found.total).toBe(games);
  }
  const ofTables = await get<{ list: unknown[] }>(`${path}&vassalage=TABLE`);
  expect(ofTables.list).toEqual([
    { gameClassify: 'BG', games: 1 },
    { gameClassify: 'wheel', games: 1 },
  ]);
  expect((await api.client.get('/wps/relay/GCSGAME_getClassifyList')).status).toBe(400);
});

test('gives what a game returns and its limits, in the currency of the brand', async () => {
  const path = '/wps/relay/GCSGAME_getGameInfo?nodeId=';
  expect(await get(`${path}${SKY_KITE}`)).toEqual({
    nodeId: SKY_KITE,
    returnToPlayer: '99.00',
    currency: 'BDT',
    minBet: '1.00',
    maxBet: '10000.00',
    largestWin: '1000000.00',
  });
  const unknown = { returnToPlayer: null, minBet: null, maxBet: null, largestWin: null };
  expect(await get(`${path}${CUP}`)).toMatchObject(unknown);
  expect((await api.client.get(`${path}987654`)).status).toBe(404);
});

test('tells nothing of a title that its vendor has withdrawn', async () => {
  const classes = () =>
    get<{ list: unknown[] }>('/wps/relay/GCSGAME_getClassifyList?gameType=FISH&vassalage=IA');
  await db.query(`update games.title set game_type = 'FISH', withdrawn_at = now() where node_id = $1`, [CUP]);
  expect(await classes()).toEqual({ list: [] });
  expect((await api.client.get(`/wps/relay/GCSGAME_getGameInfo?nodeId=${CUP}&`)).status).toBe(404);
  await db.query(`update games.title set game_type = 'ESPORTS', withdrawn_at = null where node_id = $1`, [
    CUP,
  ]);
});

test('narrows favourites and recent games to a category and a vendor', async () => {
  for (const nodeId of [RIVER_DICE, CUP]) {
    await db.query(`insert into games.favorite (member, node_id, added_at) values ($1, $2, now())`, [
      member.id,
      nodeId,
    ]);
    await db.query(
      `insert into games.launch (id, token_hash, brand, member, session, node_id, currency, demo, created_at,
         authenticate_before, expires_at)
       select gen_random_uuid(), decode(md5($2::int::text), 'hex'), 'mela', $1, id, $2::int, 'BDT', false, now(),
         now(), now() from authentication.session where person = $1 limit 1`,
      [member.id, nodeId],
    );
  }
  for (const [list, key] of [
    ['MCSFE_getFavoriteList', 'content'],
    ['GCS_recentGame', 'list'],
  ] as const) {
    const read = async (filter: string) => {
      const value = await get<{ total: number } & Record<string, Game[]>>(
        `/wps/relay/${list}?${filter}`,
        member.token,
      );
      return [value.total, value[key]?.map(({ nodeId }) => nodeId)];
    };
    expect(await read('gameType=RNG')).toEqual([1, [RIVER_DICE]]);
    expect(await read('gameType=ESPORTS')).toEqual([1, [CUP]]);
    expect(await read('gameType=RNG&vassalage=DELTA')).toEqual([0, []]);
    expect((await read(''))[0]).toBe(2);
  }
});

test('names the first vendors of each category of home, fewer where the category has a short list', async () => {
  for (let number = 1; number <= 7; number += 1)
    for (const [gameType, base] of [
      ['COCKFIGHT', 710_000],
      ['LIVE', 720_000],
    ] as const) {
      const code = `V${number}`;
      await db.query(
        `insert into games.vendor (brand, code, display_name) values ('mela', $1, $1) on conflict do nothing`,
        [code],
      );
      await db.query(
        `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, position)
         values ($1, 'mela', $2, '{"EN": "Ring"}', $3, 'ring', $3, 'rooster', $1)`,
        [base + number, code, gameType],
      );
    }
  const { sections } = await get<HomeData>('/wps/portal/home?language=AR');
  const vendorsOf = (gameType: string): VendorCard[] =>
    sections.find((section) => section.gameType === gameType)?.vendors ?? [];
  expect(vendorsOf('COCKFIGHT')).toHaveLength(5);
  expect(vendorsOf('LIVE')).toHaveLength(6);
});
