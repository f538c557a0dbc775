import type { Registered } from '#libs/platform/testing/portal-client';
import type { Game, VendorCard } from '../common/games.calls.js';
import { offeredOpenings } from '../common/launch-pages.js';
import { WalletTestbed } from '../wallet/wallet.fixture.js';

const RIVER_DICE = 1008;

let testbed: WalletTestbed;
let member: Registered;
beforeAll(async () => {
  testbed = await WalletTestbed.open();
  member = await testbed.api.client.register();
});
afterAll(() => testbed.close());

const opens = (opening: string) =>
  testbed.db.query(`update games.vendor set opens = $1 where code = 'STUDIO'`, [opening]);
const read = async (path: string) => {
  const { status, body } = await testbed.api.client.get(path, member.token);
  return { status, value: body.value };
};
const cards = async (gameType: string) => {
  const { value } = await read(`/wps/relay/GCSGAME_getVendorList?gameType=${gameType}`);
  const { data } = value as { data: { lanes: { cards: VendorCard[] }[] } };
  return data.lanes.flatMap((lane) => lane.cards);
};

test('the tile of a vendor opens its games; in the casino it leads to the lobby', async () => {
  expect(await cards('RNG')).toContainEqual(
    expect.objectContaining({ vassalage: 'STUDIO', isGame: 'VASSALAGE', mode: 'route', route: '/rng' }),
  );
  expect(await cards('LIVE')).toEqual([
    expect.objectContaining({ vassalage: 'TABLE', isGame: 'VASSALAGE', mode: 'list', route: null }),
  ]);
});

test.each(['page', 'popup'])("a game opens as the vendor's terms say (%s)", async (opening) => {
  await opens(opening);
  const { value } = await read(`/wps/game/launchGame?nodeId=${RIVER_DICE}`);
  expect(value).toMatchObject({ mode: opening, url: 'http://127.0.0.1:1/play' });
});

test.each(['/seaLottery', '/vnLottery'])(
  'what would open on a page that the portal lacks is neither listed nor started (%s)',
  async (page) => {
    await opens(page);
    // A process trusts a content version for half a second.
    while ((await cards('RNG')).some(({ vassalage }) => vassalage === 'STUDIO'))
      await new Promise(setImmediate);
    const { value } = await read('/wps/relay/GCSGAME_getGameList?gameType=RNG&language=EN');
    expect((value as { games: Game[] }).games.map(({ vassalage }) => vassalage)).not.toContain('STUDIO');
    expect((await read(`/wps/game/launchGame?nodeId=${RIVER_DICE}`)).status).toBe(404);
  },
);

test('a lottery opens on its page of the portal, and the tile of its vendor leads there', async () => {
  await opens('/lottery');
  const { value } = await read(`/wps/game/launchGame?nodeId=${RIVER_DICE}`);
  expect(value).toMatchObject({ mode: 'route', url: '/lottery?gameCode=river-dice', launchId: null });
  // A process trusts a content version for half a second.
  const isRoute = (card: VendorCard) => card.vassalage === 'STUDIO' && card.route === '/lottery';
  while (!(await cards('RNG')).some(isRoute)) await new Promise(setImmediate);
});

test('a page that is built is offered', () => {
  expect(offeredOpenings(['/vnLottery'])).toEqual(['page', 'popup', '/vnLottery']);
});
