import { topicName } from '#libs/platform/common/board';
import type { PortalSocket } from '#libs/platform/testing/portal-socket';
import type { LiveState } from '../common/live.calls.js';
import { liveTables } from '../common/live.events.js';
import { WalletTestbed } from '../wallet/wallet.fixture.js';

const RIVER_DICE = 1008;
const LANTERN_REELS = 1000;
const STUDIO = topicName(liveTables, 'STUDIO');
const UNIT = 100_000;

let testbed: WalletTestbed;
let players = 0;
let vendor: 'answers' | 'fails' | 'floods' | 'silence' = 'answers';

const answer = () => ({
  tables: [
    {
      game_code: 'river-dice',
      state: 'open',
      players,
      seats: 7,
      min_bet: UNIT,
      max_bet: 10 * UNIT,
      results: ['4', '9'],
    },
    { game_code: 'nobody-knows-it', state: 'open' },
  ],
  jackpots: [{ game_code: 'lantern-reels', amount: 5_000_001 }],
});

beforeAll(async () => {
  testbed = await WalletTestbed.open();
  await testbed.db.query(`update games.vendor set live = true where code = 'STUDIO'`);
  testbed.studio.answer(({ path }) => {
    if (path !== '/studio/game/live') return { json: { url: 'http://127.0.0.1:1/play' } };
    if (vendor === 'silence') return 'silence';
    if (vendor === 'fails') return { status: 500, json: {} };
    return { json: vendor === 'floods' ? { ...answer(), noise: 'x'.repeat(300_000) } : answer() };
  });
});
afterAll(() => testbed.close());

const asked = () => testbed.studio.requests.filter(({ path }) => path === '/studio/game/live');
const rooms = async (code = 'STUDIO') => {
  const { body } = await testbed.api.client.get(`/wps/relay/GLS2_roomList?vendor=${code}`);
  return body.value as LiveState;
};
async function connect(token?: string): Promise<PortalSocket> {
  const socket = testbed.api.client.socket(token);
  await socket.ready;
  return socket;
}
const ask = (socket: PortalSocket, request: 'watch' | 'unwatch', board: unknown): Promise<unknown> =>
  socket.socket.emitWithAck(request, { board });
const stateIn = (data: unknown) => (data as { data: LiveState }).data;
const seated = (count: number) => (event: { data: unknown }) =>
  stateIn(event.data).tables[0]?.players === count;

test('a guest and a member who watch get each change once, for one reading in two seconds', async () => {
  const guest = await connect();
  const { token } = await testbed.api.client.register();
  const member = await connect(token);
  players = 1;
  expect(await ask(guest, 'watch', STUDIO)).toEqual({});
  expect(await ask(member, 'watch', STUDIO)).toEqual({});
  await Promise.all([guest, member].map((socket) => socket.waitFor(STUDIO, seated(1))));
  expect(stateIn(guest.events.at(-1)?.data)).toEqual({
    currency: 'BDT',
    tables: [
      {
        nodeId: RIVER_DICE,
        state: 'open',
        players: 1,
        seats: 7,
        minBet: '1.00',
        maxBet: '10.00',
        results: ['4', '9'],
      },
    ],
    jackpots: [{ nodeId: LANTERN_REELS, amount: '50.00' }],
  });
  players = 2;
  await Promise.all([guest, member].map((socket) => socket.waitFor(STUDIO, seated(2))));
  expect(asked().length).toBeLessThanOrEqual(3);
  expect(asked()[0]?.query.get('currency')).toBe('BDT');
  // As many messages as states, though it was read in between too.
  expect(guest.events.filter(({ name }) => name === STUDIO)).toHaveLength(2);

  const late = await connect();
  await ask(late, 'watch', STUDIO);
  await late.waitFor(STUDIO, seated(2), { timeoutMs: 1000 });
  expect(await ask(guest, 'unwatch', STUDIO)).toEqual({});
  players = 3;
  await late.waitFor(STUDIO, seated(3));
  expect(guest.events.filter(({ name }) => name === STUDIO)).toHaveLength(2);
  for (const socket of [guest, member, late]) socket.close();
});

test('a first picture comes from what is known, and a vendor that is down or floods harms nobody', async () => {
  vendor = 'answers';
  expect((await rooms()).tables).toHaveLength(1);
  const before = asked().length;
  for (let call = 0; call < 20; call++) await rooms();
  expect(asked().length - before).toBeLessThanOrEqual(1);
  for (const trouble of ['floods', 'fails', 'silence'] as const) {
    vendor = trouble;
    const begun = Date.now();
    expect((await rooms()).tables).toHaveLength(1);
    expect(Date.now() - begun).toBeLessThan(1500);
  }
  vendor = 'answers';
  const nothing = { currency: 'BDT', tables: [], jackpots: [] };
  expect(await rooms('DELTA')).toEqual(nothing);
  expect(await rooms('NOBODY')).toEqual(nothing);
});

test('a board that the brand does not have, and one that is for all, cannot be watched', async () => {
  const socket = await connect();
  const refused = { error: 'error_not_found' };
  for (const board of ['live.tables/NOBODY', 'live.tables', 'winners.updated', ''])
    expect(await ask(socket, 'watch', board)).toEqual(refused);
  expect(await ask(socket, 'watch', 7)).toEqual({ error: 'error_invalid_input' });
  socket.close();
});
