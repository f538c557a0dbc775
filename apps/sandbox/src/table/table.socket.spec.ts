import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { io, type Socket } from 'socket.io-client';
import { type Ack, type GameCode, type RoundsReply, SOCKET_PATH } from '../../common/api.js';
import { seedHash } from '../../common/fairness.js';
import {
  TABLE_SOCKET,
  type TableClientEvents,
  type TableServerEvents,
  type TableState,
} from '../../common/shared-round/api.js';
import { padmaWheel } from '../../common/shared-round/padma-wheel.js';
import { shoeResults } from '../../common/shared-round/shoe.js';
import { FakePortal, scratchFolder, signedRequest } from '../studio/studio.fixture.js';
import { enter, openTables } from './table.fixture.js';

const folder = scratchFolder();
const pages: Socket[] = [];
let files = 0;
let portal: FakePortal;
let server: FastifyInstance;
let url: string;

beforeEach(async () => {
  portal = await new FakePortal().start();
  const file = join(folder.path, `${++files}.jsonl`);
  const vendor = openTables(file, portal.url, { open: 1200, result: 300 });
  server = vendor.server;
  url = await vendor.listen();
});
afterEach(async () => {
  for (const page of pages.splice(0)) page.disconnect();
  await server.close();
  await portal.close();
});
afterAll(folder.remove);

/** A page at a table: what it was told, and a way to wait for something of it. */
function sit(session: string) {
  const socket: Socket<TableServerEvents, TableClientEvents> = io(url + TABLE_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session },
    reconnection: false,
    forceNew: true,
  });
  pages.push(socket as unknown as Socket);
  const states: TableState[] = [];
  const balances: string[] = [];
  const looks = new Set<() => void>();
  const look = () => {
    for (const one of looks) one();
  };
  socket.on('table.state', (state) => {
    states.push(state);
    look();
  });
  socket.on('balance', ({ balance }) => {
    balances.push(balance);
    look();
  });
  const until = <T>(find: () => T | undefined): Promise<T> =>
    new Promise((resolve) => {
      const one = () => {
        const found = find();
        if (found === undefined) return;
        looks.delete(one);
        resolve(found);
      };
      looks.add(one);
      one();
    });
  const state = (test: (state: TableState) => boolean) => until(() => states.find(test));
  return { socket, states, balances, until, state };
}

const demo = (game: GameCode) => enter(server, game, { demo: true });
const get = async (path: string) => (await server.inject(signedRequest('GET', path))).json();

/** Bets in the first round that takes it. */
async function bet(page: ReturnType<typeof sit>, stakes: Record<string, string>) {
  for (let seen = 0; ; ) {
    const open = await page.until(() =>
      page.states.find((s) => s.phase === 'open' && (s.closesAt ?? 0) > seen),
    );
    seen = open.closesAt ?? 0;
    const reply: Ack<{ round: string; balance: string }> = await page.socket.emitWithAck('bet', { stakes });
    if (reply.ok || reply.error !== 'round_closed') return { reply, commitment: open.commitment };
  }
}

test('all at a table see its pool and its result, each the own bet, and nobody the result before', async () => {
  const [ann, bob] = [sit(await demo('village-derby')), sit(await demo('village-derby'))];
  const { reply, commitment } = await bet(ann, { meron: '1000' });
  expect(reply).toMatchObject({ ok: true, balance: '999000' });
  const seen = await bob.state((s) => s.commitment === commitment && s.players === 1);
  expect(seen).toMatchObject({ phase: 'open', pool: { meron: '1000' }, own: null, round: 1, nextAt: null });
  const over = (s: TableState) => s.commitment === commitment && s.phase === 'result';
  const [mine, theirs] = [await ann.state(over), await bob.state(over)];
  expect(mine.own).toMatchObject({ stakes: { meron: '1000' }, payout: '1000' });
  expect(theirs).toMatchObject({ own: null, watching: 2, road: mine.road, closesAt: null });
  expect(mine.result).toEqual(theirs.result);
  for (const state of [...ann.states, ...bob.states])
    if (state.phase === 'open') expect([state.result, state.nextAt]).toEqual([null, null]);
  await ann.until(() => ann.balances.find((balance) => balance === '1000000'));
});

test('a round of the portal’s money is told with the proof that its result was committed to', async () => {
  const bearer = await enter(server, 'courtyard-cards');
  const page = sit(bearer);
  const { reply, commitment } = await bet(page, { andar: '1000' });
  expect(reply).toMatchObject({ ok: true, balance: '99000' });
  const rounds = async () => {
    const call = { url: '/table/api/rounds', headers: { authorization: `Bearer ${bearer}` } };
    return (await server.inject(call)).json<RoundsReply>().rounds;
  };
  expect(await rounds()).toMatchObject([
    { state: 'open', result: { result: null }, proof: { serverSeed: null, serverSeedHash: commitment } },
  ]);
  const { result } = await page.state((s) => s.commitment === commitment && s.phase === 'result');
  await portal.reach('win', 1);
  const [round] = await rounds();
  if (round?.proof.kind !== 'shoe') throw new Error('no shoe');
  const { serverSeed, serverSeedHash, clientSeed, index } = round.proof;
  expect(round).toMatchObject({ state: 'settled', result: { kind: 'shared', result } });
  expect(await seedHash(serverSeed ?? '')).toBe(serverSeedHash);
  const results = await shoeResults('courtyard-cards', { serverSeed: serverSeed ?? '', clientSeed });
  expect(results[index]).toEqual(result);

  const told = await get(`/table/game/round?round=${round.round}`);
  expect(told).toMatchObject({
    server_seed_hash: commitment,
    server_seed: serverSeed,
    nonce: 0,
    state: 'settled',
  });
  expect(told.verify_url).toMatch(/verify\?kind=shared&game=courtyard-cards&.*&serverSeed=/);
});

test('the state of a table is told four times a second at most', async () => {
  const page = sit(await demo('lotus-table'));
  await page.state(({ phase }) => phase === 'open');
  const others = await Promise.all(Array.from({ length: 12 }, async () => sit(await demo('lotus-table'))));
  await page.state(({ watching }) => watching === 13);
  for (const other of others) await other.state(() => true);
  await page.state(({ phase }) => phase === 'result');
  const opened = page.states.filter(({ phase }) => phase === 'open');
  const span = (opened.at(-1)?.now ?? 0) - (opened[0]?.now ?? 0);
  expect(opened.length).toBeLessThanOrEqual(1 + Math.ceil(span / 250) + 1);
});

test('a portal is told the tables of each code, which rest open while nobody watches', async () => {
  const { tables, jackpots } = await get('/table/game/live?currency=BDT');
  expect(jackpots).toEqual([]);
  expect(tables.map(({ game_code }: { game_code: string }) => game_code)).toEqual([
    'lotus-table',
    'padma-wheel',
    'courtyard-cards',
    'village-cup',
    'village-overs',
    'evening-housie',
    'winter-fair',
  ]);
  expect(tables[0]).toEqual({
    game_code: 'lotus-table',
    state: 'open',
    players: 0,
    seats: null,
    min_bet: 100_000,
    max_bet: 1_000_000_000,
    results: [],
  });
  const page = sit(await demo('village-derby'));
  await page.state(({ phase }) => phase === 'result');
  const [derby, ...others] = (await get('/ds88/game/live?currency=JPY')).tables;
  expect(others).toEqual([]);
  expect(derby).toMatchObject({
    game_code: 'village-derby',
    state: 'closed',
    players: 1,
    min_bet: 10_000_000,
    results: [expect.stringMatching(/^[MWD]$/)],
  });
  expect((await server.inject('/table/game/live')).statusCode).toBe(403);
});

test('a portal is told the limits and the lowest edge of each title, and cockfights as sports', async () => {
  const listed = [...(await get('/table/game/list')).games, ...(await get('/ds88/game/list')).games];
  const edges = listed.map((game) => [
    game.game_code,
    game.category,
    game.class,
    Math.round((1 - game.return_to_player) * 1e6),
  ]);
  expect(edges).toEqual([
    ['lotus-table', 'LIVE', 'table', 10_579],
    ['padma-wheel', 'LIVE', 'wheel', 27_027],
    ['courtyard-cards', 'LIVE', 'cards', 21_489],
    ['village-cup', 'SPORTS', 'football', 47_619],
    ['village-overs', 'SPORTS', 'cricket', 47_619],
    ['evening-housie', 'RNG', 'BG', 100_000],
    ['winter-fair', 'RNG', 'wheel', 27_027],
    ['village-derby', 'SPORTS', 'cockfight', 48_000],
  ]);
  for (const { limits } of listed.filter(({ game_code }) => game_code !== 'evening-housie'))
    expect(limits).toMatchObject({ min_bet: 100_000, max_bet: 1_000_000_000, largest_win: 100_000_000_000 });
});

test.each([
  [{ stakes: {} }, { error: 'invalid_input', params: { field: 'stakes' } }],
  [{ stakes: { player: 1000 } }, { error: 'invalid_input', params: { field: 'stakes.player' } }],
  [{ stakes: { player: '-1' } }, { error: 'invalid_input', params: { field: 'stakes.player' } }],
  [
    { stakes: { player: '1000' }, more: 1 },
    { error: 'invalid_input', params: { field: 'more' } },
  ],
  [null, { error: 'invalid_input', params: { field: '' } }],
])('the bet %j is refused', async (request, refused) => {
  const page = sit(await demo('lotus-table'));
  await page.state(() => true);
  const reply = await (page.socket as unknown as Socket).emitWithAck('bet', request);
  expect(reply).toEqual({ ok: false, ...refused });
});

test('a chip on every spot of the wheel is one bet', async () => {
  const page = sit(await demo('padma-wheel'));
  const stakes = Object.fromEntries(padmaWheel.spots.map((spot) => [spot, '100']));
  const { reply } = await bet(page, stakes);
  expect(reply).toMatchObject({ ok: true, balance: String(1_000_000 - 100 * padmaWheel.spots.length) });
});

test.each([
  ['nobody', 'session_ended'],
  [undefined, 'invalid_input'],
])('the session %j may not sit', async (session, code) => {
  const { socket } = sit(session as string);
  const error = await new Promise<Error & { data?: unknown }>((resolve) =>
    socket.on('connect_error', resolve),
  );
  expect(error.data).toMatchObject({ error: code });
});
