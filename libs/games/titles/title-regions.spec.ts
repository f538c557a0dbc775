import type { Database } from '#libs/platform/database/database';
import type { Registered } from '#libs/platform/testing/portal-client';
import { rawRequest } from '#libs/platform/testing/raw-request';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import type { HomeData } from '#libs/portal/common/portal.calls';
import type { ContentVersion } from '#libs/site/index';
import { TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';
import { RIVER_DICE, WalletTestbed } from '../wallet/wallet.fixture.js';
import { TitleRegions } from './title-regions.js';

/** The only title of its category, vendor and class. */
const CUP = 700_001;
const COUNTRY = 'cf-ipcountry';
const GAMES = '/wps/relay/GCSGAME_getGameList?language=EN';
const LAUNCH = `/wps/game/launchGame?nodeId=${RIVER_DICE}`;

let testbed: WalletTestbed;
/** An installation that is not told any countries. */
let withoutHeader: TestApi;
let member: Registered;

beforeAll(async () => {
  testbed = await WalletTestbed.open({ TRUSTED_PROXIES: '127.0.0.1', COUNTRY_HEADER: COUNTRY });
  const { db } = testbed;
  // Its category has no other title.
  await db.query(`delete from games.title where game_type = 'ELOTT'`);
  await db.query(`insert into games.vendor (brand, code, display_name) values ('mela', 'CUPS', 'Cups')`);
  await db.query(
    `insert into games.title (node_id, brand, vendor, names, game_type, classify, game_code, scene, position, regions)
     values ($1, 'mela', 'CUPS', '{"EN": "Mango Cup"}', 'ELOTT', 'league', 'cup', 'ball', 900, '{BD}')`,
    [CUP],
  );
  member = await testbed.api.client.register();
  await testbed.launch(member);
  for (const nodeId of [RIVER_DICE, CUP])
    await db.query('insert into games.favorite (member, node_id, added_at) values ($1, $2, now())', [
      member.id,
      nodeId,
    ]);
  await db.query(
    `update games.title set regions = '{BD,IN}', is_hot = true, position = 0 where node_id = $1`,
    [RIVER_DICE],
  );
  withoutHeader = await startTestApi({
    databaseUrl: db.url,
    env: { VENDOR_STUDIO_URL: testbed.studio.url, VENDOR_STUDIO_SECRET: TEST_STUDIO_SECRET },
  });
  // Lists and the countries that titles name are read again apart, each a moment after the change.
  while ((await seesDice('FR')) || !(await seesDice('IN'))) await new Promise(setImmediate);
});
afterAll(async () => {
  await withoutHeader.stop();
  await testbed.close();
});

/** `null` for a proxy that reports no country. */
const headersOf = (country: string | null): Record<string, string> =>
  country === null ? {} : { [COUNTRY]: country };
async function read<Value>(path: string, country: string | null, token?: string): Promise<Value> {
  const options = { token, headers: headersOf(country) };
  return (await testbed.api.client.send<Value>('GET', path, undefined, options)).body.value as Value;
}
const idsOf = (games: { nodeId: number }[]) => games.map(({ nodeId }) => nodeId);
async function seesDice(country: string): Promise<boolean> {
  const { games } = await read<{ games: { nodeId: number }[] }>(`${GAMES}&nodeId=${RIVER_DICE}`, country);
  return games.length > 0;
}

/** Where a visitor reads of the dice, or of the cup's category. */
async function seen(country: string | null, token?: string) {
  const get = <Value>(path: string) => read<Value>(path, country, token);
  type Games = { games: { nodeId: number }[] };
  const list = await get<Games>(`${GAMES}&pageSize=100`);
  const search = await get<Games>(`${GAMES}&gameName=river%20dice`);
  const hot = await get<{ list: { nodeId: number }[] }>('/wps/relay/MCSFE_getHotGameList');
  const menus = await get<{ gameType: string }[]>('/lgw/games/game_menus');
  const vendors = await get<{ data: { lanes: { title: string }[] } }>('/wps/relay/GCSGAME_getVendorList');
  const classes = await get<{ list: unknown[] }>('/wps/relay/GCSGAME_getClassifyList?gameType=ELOTT');
  const info = await get<object | null>(`/wps/relay/GCSGAME_getGameInfo?nodeId=${RIVER_DICE}`);
  const home = await get<HomeData>('/wps/portal/home?language=EN');
  return {
    list: idsOf(list.games).includes(RIVER_DICE),
    search: idsOf(search.games).includes(RIVER_DICE),
    hot: idsOf(hot.list).includes(RIVER_DICE),
    menus: menus.some(({ gameType }) => gameType === 'ELOTT'),
    lanes: vendors.data.lanes.some(({ title }) => title === 'ELOTT'),
    classes: classes.list.length > 0,
    info: Boolean(info),
    homeHot: idsOf(home.hot).includes(RIVER_DICE),
    homeSections: home.sections.some(({ gameType }) => gameType === 'ELOTT'),
  };
}
const everywhere = (is: boolean) => ({
  ...{ list: is, search: is, hot: is, menus: is, lanes: is, classes: is, info: is },
  ...{ homeHot: is, homeSections: is },
});

/** In turn, so that whatever is cached for one visitor is there when the next one asks. */
test.each([
  ['a guest', () => undefined],
  ['a member', () => member.token],
])('%s sees a title in its countries, and nowhere else', async (_, token) => {
  for (const [country, is] of [
    ['BD', true],
    ['FR', false],
    ['bd', true],
    ['XX', false],
    ['US', false],
    [null, false],
    ['BD', true],
  ] as const)
    expect([country, await seen(country, token())]).toEqual([country, everywhere(is)]);
  const inIndia = await seen('IN', token());
  expect(inIndia).toEqual({
    ...everywhere(true),
    menus: false,
    lanes: false,
    classes: false,
    homeSections: false,
  });
});

test('a page of the portal begins with the games of the country that it is sent to', async () => {
  const menusAt = async (path: string, country: string | null) => {
    const { text } = await rawRequest(testbed.api.port, { path, headers: headersOf(country) });
    const { home, menus } = JSON.parse(/id="start">(.*?)<\/script>/.exec(text)?.[1] ?? '') as {
      home?: HomeData;
      menus?: HomeData['menus'];
    };
    return (home?.menus ?? menus ?? []).some(({ gameType }) => gameType === 'ELOTT');
  };
  for (const path of ['/', '/member/deposit'])
    for (const [country, is] of [
      ['BD', true],
      ['FR', false],
      [null, false],
      ['BD', true],
    ] as const)
      expect([path, country, await menusAt(path, country)]).toEqual([path, country, is]);
});

test('a member’s favourites, recent games and running game leave out what is hidden', async () => {
  type Games = { content?: { nodeId: number }[]; list?: { nodeId: number }[]; total: number };
  const listed = async (path: string, country: string) => {
    const { content, list, total } = await read<Games>(path, country, member.token);
    return [total, ...idsOf(content ?? list ?? []).sort((one, other) => one - other)];
  };
  const running = async (country: string) =>
    (await read<{ game: { nodeId: number } | null }>('/wps/game/running', country, member.token)).game
      ?.nodeId;
  expect(await listed('/wps/relay/MCSFE_getFavoriteList', 'BD')).toEqual([2, RIVER_DICE, CUP]);
  expect(await listed('/wps/relay/MCSFE_getFavoriteList', 'IN')).toEqual([1, RIVER_DICE]);
  expect(await listed('/wps/relay/MCSFE_getFavoriteList', 'FR')).toEqual([0]);
  expect(await listed('/wps/relay/GCS_recentGame', 'BD')).toEqual([1, RIVER_DICE]);
  expect(await listed('/wps/relay/GCS_recentGame', 'FR')).toEqual([0]);
  expect([await running('IN'), await running('FR')]).toEqual([RIVER_DICE, undefined]);
});

test('a title is started in its countries only', async () => {
  const launch = async (country: string | null) => {
    const options = { token: member.token, headers: headersOf(country) };
    const { status, body } = await testbed.api.client.send('GET', LAUNCH, undefined, options);
    return `${status} ${body.message}`;
  };
  expect(await launch('IN')).toBe('200 null');
  expect(await launch('FR')).toBe('451 error_game_region_restricted');
  expect(await launch(null)).toBe('451 error_game_region_restricted');
});

test('where the installation is told no countries, nothing is hidden', async () => {
  const get = (path: string) =>
    withoutHeader.client.send<{ total: number }>('GET', path, undefined, {
      token: member.token,
      headers: headersOf('FR'),
    });
  expect((await get(`${GAMES}&nodeId=${RIVER_DICE}`)).body.value?.total).toBe(1);
  expect((await get(LAUNCH)).body.message).toBeNull();
});

test('visitors of all countries that no title of the brand names are in one region', async () => {
  const query = async () => [{ brand: 'mela', countries: ['BD', 'IN'] }];
  let reload = async () => {};
  const version = { onChange: (listener: typeof reload) => (reload = listener) };
  const regions = new TitleRegions(
    { source: { query } } as unknown as Database,
    version as unknown as ContentVersion,
  );
  await reload();
  const of = (brand: string, country?: string | null) => regions.of({ brand, country });
  expect([of('mela', 'BD'), of('mela', 'IN'), of('mela', 'FR'), of('mela', null)]).toEqual([
    'BD',
    'IN',
    '',
    '',
  ]);
  expect([of('mela'), of('fener', 'FR'), of('fener', null)]).toEqual([null, null, null]);
});
