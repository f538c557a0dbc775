import { randomUUID } from 'node:crypto';
import { operatorSession } from '#libs/platform/testing/test-session';
import type { CatalogueChange, CatalogueReading } from '../common/catalogue-change.js';
import { WalletTestbed } from '../wallet/wallet.fixture.js';

type Entry = Record<string, unknown> & { game_code: string };

let testbed: WalletTestbed;
let who: { cookie: string; origin: string };
let listed: Entry[] = [];

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  who = await operatorSession(testbed.db, testbed.api.url);
  await testbed.db.query(
    `update authentication.operator_role set permissions = permissions || '{catalogue.read,catalogue.change}'::text[]`,
  );
  testbed.studio.answer(({ path }) =>
    path.endsWith('/game/list') ? { json: { games: listed } } : { json: { url: 'http://127.0.0.1:1/play' } },
  );
});
afterAll(() => testbed.close());

/** Every title of the studio as the brand has it. */
async function asOwned(): Promise<Entry[]> {
  const titles = await testbed.db.query<{
    code: string;
    names: Record<string, string>;
    image: string | null;
    row: Record<string, number>;
  }>(
    `select game_code as code, names, image, json_build_object('min', min_bet, 'max', max_bet, 'win', largest_win, 'edge', edge_ppm) as row
     from games.title where brand = 'mela' and vendor = 'STUDIO' and withdrawn_at is null order by game_code`,
  );
  const classes = new Map(
    (
      await testbed.db.query<{ code: string; classify: string }>(
        `select game_code as code, classify from games.title where brand = 'mela'`,
      )
    ).map(({ code, classify }) => [code, classify]),
  );
  return titles.map(({ code, names, image, row }) => ({
    game_code: code,
    image,
    category: 'RNG',
    class: classes.get(code),
    names: Object.fromEntries(
      Object.entries(names).map(([language, name]) => [language.toLowerCase(), name]),
    ),
    return_to_player: (1_000_000 - Number(row.edge)) / 1_000_000,
    demo: true,
    limits: {
      currency: 'BDT',
      min_bet: Number(row.min) * 1000,
      max_bet: Number(row.max) * 1000,
      largest_win: Number(row.win) * 1000,
    },
  }));
}

const send = async <Value>(method: 'GET' | 'POST', path: string, body?: object) => {
  const reply = await testbed.api.client.send<Value>(method, `/wps/ops/${path}`, body, {
    headers: who,
    key: randomUUID(),
  });
  return { ...reply, code: reply.body.success ? 'done' : reply.body.message };
};
const read = async () => (await send('POST', 'vendors/STUDIO/catalogue-reading', {})).code;
const changes = async (query = 'state=open') =>
  (await send<{ list: CatalogueChange[] }>('GET', `catalogue-changes?${query}`)).body.value?.list ?? [];
const kinds = async (query?: string) =>
  (await changes(query)).map(({ gameCode, kind }) => `${gameCode} ${kind}`).sort();
const reading = async () =>
  (await send<{ list: CatalogueReading[] }>('GET', 'catalogue-readings')).body.value?.list.find(
    ({ vendor }) => vendor === 'STUDIO',
  );
const decide = async (gameCode: string, move: 'acceptance' | 'rejection' | 'reopening', query?: string) => {
  const change = (await changes(query)).find((each) => each.gameCode === gameCode);
  const body = move === 'rejection' ? { reason: 'not for this site' } : {};
  return (await send('POST', `catalogue-changes/${change?.id}/${move}`, body)).code;
};
/** The title as guests see it, who are told of a change within half a second. */
async function visible(gameCode: string, expected: boolean) {
  for (;;) {
    const { body } = await testbed.api.client.get<{ games: { nodeId: number; gameCode: string }[] }>(
      '/wps/relay/GCSGAME_getGameList?language=EN&pageSize=100',
    );
    const found = body.value?.games.find((game) => game.gameCode === gameCode);
    if ((found !== undefined) === expected) return found;
  }
}

test('what the vendor changes waits for an operator, and reaches visitors once it is accepted', async () => {
  listed = await asOwned();
  expect([await read(), await kinds()]).toEqual(['done', []]);
  const [dice, ...others] = listed.filter(({ game_code }) => game_code !== 'sky-kite');
  const fresh = {
    ...(dice as Entry),
    game_code: 'paper-boats',
    names: { en: 'Paper Boats', bn: 'কাগজের নৌকা' },
    image: '/games/boats.webp',
  };
  listed = [...others, { ...(dice as Entry), return_to_player: 0.95 }, fresh];
  await read();
  expect(await kinds()).toEqual(
    [`${dice?.game_code} changed`, 'paper-boats added', 'sky-kite withdrawn'].sort(),
  );
  const changed = (await changes()).find(({ kind }) => kind === 'changed');
  expect(changed?.changes).toEqual([{ field: 'edge', before: expect.any(String), after: '5.00' }]);
  await visible('paper-boats', false);
  await visible('sky-kite', true);

  expect(await decide('paper-boats', 'acceptance')).toBe('done');
  expect(await decide('sky-kite', 'acceptance')).toBe('done');
  const boats = await visible('paper-boats', true);
  expect(boats).toMatchObject({ image: '/games/boats.webp' });
  await visible('sky-kite', false);
  const member = await testbed.member();
  expect(await testbed.launch(member, `nodeId=${boats?.nodeId}`)).toEqual(expect.any(String));
  const maintained = await send<{ list: { titles: { nodeId: number }[] }[] }>('GET', 'game-maintenance');
  const ids = maintained.body.value?.list.flatMap(({ titles }) => titles.map(({ nodeId }) => nodeId));
  expect([ids?.includes(boats?.nodeId ?? 0), ids?.includes(1002)]).toEqual([true, false]);
  const gone = await testbed.api.client.get('/wps/game/launchGame?nodeId=1002', member.token);
  expect([gone.status, gone.body.message]).toEqual([404, 'error_not_found']);

  listed = await asOwned();
  listed.push({ ...(dice as Entry), game_code: 'sky-kite', names: { en: 'Sky Kite' } });
  await read();
  expect(await kinds()).toEqual(['sky-kite returned']);
  await decide('sky-kite', 'acceptance');
  expect(await visible('sky-kite', true)).toMatchObject({ nodeId: 1002 });
});

test('a rejected difference is not asked again while the vendor lists the same, and can be reopened', async () => {
  const before = await asOwned();
  listed = before.map((entry, index) => (index === 0 ? { ...entry, return_to_player: 0.9 } : entry));
  await read();
  const code = String(listed[0]?.game_code);
  expect(await decide(code, 'rejection')).toBe('done');
  await read();
  expect(await kinds()).toEqual([]);
  expect(await decide(code, 'reopening', 'state=rejected')).toBe('done');
  expect(await kinds()).toEqual([`${code} changed`]);
  listed = before;
  await read();
  expect(await kinds()).toEqual([]);
  expect(await decide(code, 'acceptance', 'state=gone')).toBe('error_catalogue_change_over');
});

test('an edge that the brand has set stays, whatever the vendor lists', async () => {
  const edge = async () => {
    const [row] = await testbed.db.query<{ edge: number; listed: number }>(
      `select edge_ppm as edge, listed_edge_ppm as listed from games.title where node_id = 1008`,
    );
    return row;
  };
  listed = await asOwned();
  await testbed.db.query(
    'update games.title set listed_edge_ppm = edge_ppm, edge_ppm = 12345 where node_id = 1008',
  );
  await read();
  expect(await kinds()).toEqual([]);
  listed = listed.map((entry) =>
    entry.game_code === 'river-dice' ? { ...entry, return_to_player: 0.93 } : entry,
  );
  await read();
  expect(await decide('river-dice', 'acceptance')).toBe('done');
  expect(await edge()).toEqual({ edge: 12_345, listed: 70_000 });
  await testbed.db.query('update games.title set edge_ppm = listed_edge_ppm where node_id = 1008');
});

test('all of a vendor is accepted at once, unless the list was read again meanwhile', async () => {
  const [first] = await asOwned();
  const many = Array.from({ length: 300 }, (_, index) => ({ ...first, game_code: `kite-${index}` }) as Entry);
  listed = [...(await asOwned()), ...many];
  await read();
  const seen = (await reading())?.readAt;
  await testbed.api.advance(1000);
  await read();
  const acceptAll = (readAt?: string | null) =>
    send<{ accepted: number }>('POST', 'vendors/STUDIO/catalogue-acceptance', { readAt });
  expect((await acceptAll(seen)).code).toBe('error_catalogue_read_again');
  const current = (await reading())?.readAt;
  const both = await Promise.all([acceptAll(current), acceptAll(current)]);
  expect(both.map(({ code }) => code).sort()).toEqual(['done', 'error_nothing_changed']);
  expect(both.find(({ code }) => code === 'done')?.body.value).toEqual({ accepted: 300 });
  expect(await kinds()).toEqual([]);
  const [added] = await testbed.db.query<{ count: number; apart: number }>(
    `select count(*)::int, count(distinct node_id)::int as apart from games.title where game_code like 'kite-%'`,
  );
  expect(added).toEqual({ count: 300, apart: 300 });
});

test('a vendor that does not answer, or with something else than a list, changes nothing and is shown', async () => {
  const open = await kinds();
  const answers = [() => ({ status: 500, json: {} }), () => ({ json: { games: 'none' } })];
  for (const answer of answers) {
    testbed.studio.answer(answer);
    expect(await read()).toBe('error_catalogue_unreadable');
  }
  expect((await reading())?.failedAt).toEqual(expect.any(String));
  expect(await kinds()).toEqual(open);
  expect((await send('POST', 'vendors/GAMMA/catalogue-reading', {})).code).toBe('error_not_found');
});
