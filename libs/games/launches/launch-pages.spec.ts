import type { Registered } from '#libs/platform/testing/portal-client';
import type { VendorCard } from '../common/games.calls.js';
import { LOTTERY_PAGES } from '../common/launch-pages.js';
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

test.each(LOTTERY_PAGES)(
  'a lottery opens on its page of the portal, and the tile of its vendor leads there (%s)',
  async (page) => {
    await opens(page);
    const { value } = await read(`/wps/game/launchGame?nodeId=${RIVER_DICE}`);
    expect(value).toMatchObject({ mode: 'route', url: `${page}?gameCode=river-dice`, launchId: null });
    // A process trusts a content version for half a second.
    const isRoute = (card: VendorCard) => card.vassalage === 'STUDIO' && card.route === page;
    while (!(await cards('RNG')).some(isRoute)) await new Promise(setImmediate);
  },
);
