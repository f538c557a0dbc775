import type { Registered } from '#libs/platform/testing/portal-client';
import { createTestDatabase, type TestDatabase } from '#libs/platform/testing/test-database';
import { startTestApi, type TestApi } from '#libs/platform/testing/test-program';
import { insertOperator } from '#libs/platform/testing/test-session';
import { type FakeStudio, startFakeStudio, TEST_STUDIO_SECRET } from '../vendors/studio.fixture.js';

const RIVER_DICE = 1008;
const MONSOON_FISH = 1001;
const SKY_KITE = 1002;

let db: TestDatabase;
let studio: FakeStudio;
let api: TestApi;
let member: Registered;
let trial: Registered;

beforeAll(async () => {
  [db, studio] = await Promise.all([createTestDatabase(), startFakeStudio()]);
  const env = { VENDOR_STUDIO_URL: studio.url, VENDOR_STUDIO_SECRET: `${TEST_STUDIO_SECRET},an-older-one` };
  api = await startTestApi({ databaseUrl: db.url, env });
  await db.query(`update games.vendor set maintenance = true where code = 'DELTA'`);
  member = await api.client.register();
  const { id, account } = await api.client.register();
  await db.query('update members.member set type = 4 where id = $1', [id]);
  trial = await api.client.login(account);
});
afterAll(async () => {
  await api.stop();
  await Promise.all([studio.close(), db.drop()]);
});

const launch = async (query: string, token?: string) => {
  const reply = await api.client.get(`/wps/game/launchGame?${query}`, token);
  return { outcome: `${reply.status} ${reply.body.message}`, value: reply.body.value };
};
const change = (sql: string, id: string | number) => db.query(sql, [id]);

test("sends a member to the vendor's page, and tells the vendor who plays what", async () => {
  const { value } = await launch(
    `nodeId=${RIVER_DICE}&vendor=STUDIO&platform=html5&language=EN`,
    member.token,
  );
  expect(value).toEqual({
    url: 'http://127.0.0.1:1/play',
    mode: 'page',
    launchId: expect.any(String),
    demo: false,
  });
  const { path, body } = studio.requests.at(-1) ?? {};
  expect(path).toBe('/studio/game/url');
  expect(body).toMatchObject({
    operator_id: 'mela',
    user: member.id,
    game_code: 'river-dice',
    currency: 'BDT',
    country: 'BD',
    lang: 'en',
    platform: 'html5',
    demo: false,
    deposit_url: expect.stringMatching(/\/seamless\?deposit=1$/),
  });
  const stored = await db.query<{ token_hash: Buffer }>(
    'select token_hash from games.launch where member = $1',
    [member.id],
  );
  expect(stored.map((row) => row.token_hash.toString())).not.toContain(body?.token);
});

test("opens the vendor's page at one of the brand's launch hosts, by chance", async () => {
  const hosts = ['https://play.test', 'https://play2.test:8443'];
  const list = (value: string[]) =>
    db.query(`update site.brand set settings = jsonb_set(settings, '{launchCdn}', $1) where id = 'mela'`, [
      JSON.stringify(value),
    ]);
  /** The addresses of launches until one of them is this, which a change of the settings takes a moment for. */
  const launchedUntil = async (last: string) => {
    const seen = new Set<string>();
    for (let turn = 0; turn < 200 && !seen.has(last); turn++) {
      const { value } = await launch(`nodeId=${RIVER_DICE}`, member.token);
      seen.add((value as { url: string }).url);
    }
    return seen;
  };
  await list(hosts);
  for (const host of hosts) expect(await launchedUntil(`${host}/play`)).toContain(`${host}/play`);
  await list([]);
  const own = 'http://127.0.0.1:1/play';
  expect(await launchedUntil(own)).toContain(own);
});

test('refuses guests, trial accounts at titles without trial, unknown titles and vendors that are not connected', async () => {
  expect((await launch(`nodeId=${RIVER_DICE}`)).outcome).toBe('401 error_not_logged_in');
  await change('update games.title set freeplay = false, support_play = false where node_id = $1', SKY_KITE);
  expect((await launch(`nodeId=${SKY_KITE}`, trial.token)).outcome).toBe('403 error_in_need_true_account');
  expect((await launch(`nodeId=${SKY_KITE}&demo=1`, member.token)).outcome).toBe(
    '422 error_game_without_trial',
  );
  expect((await launch('nodeId=999999', member.token)).outcome).toBe('404 error_not_found');
  expect((await launch(`nodeId=${RIVER_DICE}&vendor=DELTA`, member.token)).outcome).toBe(
    '404 error_not_found',
  );
});

test('speaks a language that the vendor has, and refuses play money that it does not take', async () => {
  const agree = (currencies: string[] | null, languages: string[] | null) =>
    db.query(`update games.vendor set currencies = $1, languages = $2 where code = 'STUDIO'`, [
      currencies,
      languages,
    ]);
  await agree(['BDT'], ['EN', 'AR']);
  await launch(`nodeId=${RIVER_DICE}&language=BN`, member.token);
  expect(studio.requests.at(-1)?.body.lang).toBe('en');
  expect((await launch(`nodeId=${RIVER_DICE}`, trial.token)).outcome).toBe('422 error_game_without_trial');
  await agree(null, null);
  await launch(`nodeId=${RIVER_DICE}&language=BN`, member.token);
  expect(studio.requests.at(-1)?.body.lang).toBe('bn');
});

test('opens a trial round at the vendor, with its play money', async () => {
  const { value } = await launch(`nodeId=${RIVER_DICE}&demo=1`, member.token);
  expect(value).toMatchObject({ demo: true });
  expect(studio.requests.at(-1)?.body).toMatchObject({ demo: true, currency: 'BDT' });
});

test.each(['', '&demo=1'])('lets a trial account use the play money of its wallet (%j)', async (asked) => {
  const { value } = await launch(`nodeId=${RIVER_DICE}${asked}`, trial.token);
  expect(value).toMatchObject({ demo: true });
  expect(studio.requests.at(-1)?.body).toMatchObject({ demo: false, currency: 'XTS' });
});

test('distinguishes a vendor in maintenance, a failing one and a silent one', async () => {
  expect((await launch(`nodeId=${MONSOON_FISH}`, member.token)).outcome).toBe('503 error_vendor_maintenance');
  studio.answer(() => ({ status: 500, json: {} }));
  expect((await launch(`nodeId=${RIVER_DICE}`, member.token)).outcome).toBe('503 error_vendor_unavailable');
  studio.answer(() => ({ json: { url: 'javascript:alert(1)' } }));
  expect((await launch(`nodeId=${RIVER_DICE}`, member.token)).outcome).toBe('503 error_vendor_unavailable');
  studio.answer(() => 'silence');
  expect((await launch(`nodeId=${RIVER_DICE}`, member.token)).outcome).toBe('503 error_vendor_unavailable');
  studio.answer(() => ({ json: { url: 'http://127.0.0.1:1/play' } }));
});

test('starts nothing for money or for fun while a member takes a break', async () => {
  const other = await api.client.register();
  await db.query(
    `insert into safer_play.restriction (brand, member, kind, reason, since, until, set_by, set_as)
     values ('mela', $1, 'cool_off', 'a reason', now() - interval '1 day', now() + interval '1 day', $2, 'an operator')`,
    [other.id, await insertOperator(db, [])],
  );
  for (const query of [`nodeId=${RIVER_DICE}`, `nodeId=${RIVER_DICE}&demo=1`])
    expect((await launch(query, other.token)).outcome).toBe('423 error_play_barred');
});

test('refuses a member who was disabled, whose session has ended', async () => {
  const other = await api.client.register();
  await change(`update members.member set status = 'disabled' where id = $1`, other.id);
  expect((await launch(`nodeId=${RIVER_DICE}`, other.token)).outcome).toBe('401 error_session_ended');
});

test('lists started games among the recent ones, each once, the latest first', async () => {
  await launch('nodeId=1000', member.token);
  await launch(`nodeId=${RIVER_DICE}`, member.token);
  const { body } = await api.client.get('/wps/relay/GCS_recentGame?size=2&language=EN', member.token);
  expect(body.value).toMatchObject({
    list: [{ nodeId: RIVER_DICE, gameName: 'River Dice' }, { nodeId: 1000 }],
    total: 2,
    totalPages: 1,
  });
});

test('lists vendors with their number of titles', async () => {
  const card = { accountTypeName: 'MAIN', isGame: 'VASSALAGE', mode: 'route', route: '/rng' };
  const [titles] = await db.query<{ studio: number }>(
    `select count(*)::int as studio from games.title where brand = 'mela' and vendor = 'STUDIO' and game_type = 'RNG'`,
  );
  const { body } = await api.client.get('/wps/relay/GCSGAME_getVendorList?gameType=RNG');
  expect(body.value).toEqual({
    data: {
      lanes: [
        {
          title: 'RNG',
          gameClassify: 'RNG',
          cards: [
            {
              ...card,
              vassalage: 'STUDIO',
              displayName: 'Studio',
              games: titles?.studio,
              maintenance: false,
            },
            { ...card, vassalage: 'TABLE', displayName: 'Table', games: 2, maintenance: false },
          ],
        },
      ],
    },
  });
});
