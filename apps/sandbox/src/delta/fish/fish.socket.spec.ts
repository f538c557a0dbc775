import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { type Ack, SOCKET_PATH } from '../../../common/api.js';
import {
  FISH_SOCKET,
  type FishClientEvents,
  type FishKilled,
  type FishPlayers,
  type FishServerEvents,
  type FishShootReply,
  type FishWater,
} from '../../../common/fish/api.js';
import { isInView } from '../../../common/fish/water.js';
import { asOperator, deltaOfEachTest, launchFish, MINOR, moveFields } from '../delta.fixture.js';

type Page = Socket<FishServerEvents, FishClientEvents>;
const current = deltaOfEachTest({ volleyMs: 50 });
const pages: Page[] = [];
afterEach(() => {
  for (const page of pages.splice(0)) page.disconnect();
});

/** A page, and the water that it is shown first. */
async function sit(changes: object = { demo: true }): Promise<{ page: Page; water: Promise<FishWater> }> {
  const { server } = current.test;
  if (!server.server.listening) await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const page: Page = io(`http://127.0.0.1:${port}${FISH_SOCKET}`, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session: await launchFish(current.test, { ...changes }) },
    reconnection: false,
    forceNew: true,
  });
  pages.push(page);
  return { page, water: push<FishWater>(page, 'fish.water') };
}

/** Resolves with the first push of this name that fits. */
const push = <T>(page: Page, name: keyof FishServerEvents, fits: (value: T) => boolean = () => true) =>
  new Promise<T>((resolve) => {
    page.on(name, ((value: T) => fits(value) && resolve(value)) as never);
  });

/** Shoots at the fish in view that die most easily until one dies. */
async function killOne(page: Page, water: FishWater, amount = '100') {
  for (;;) {
    const seen = water.fish.filter((fish) => isInView(fish, Date.now()));
    const [fish] = seen.sort((one, other) => (one.kind === 'punti' ? -1 : other.kind === 'punti' ? 1 : 0));
    if (!fish) throw new Error('the water is empty');
    const request = { fish: fish.id, kind: fish.kind, amount };
    const reply: Ack<FishShootReply> = await page.emitWithAck('shoot', request);
    if (reply.ok && reply.killed) return { fish, reply };
  }
}

test('all see the same water, and everybody sees a fish die by a masked name', async () => {
  const [ann, bob] = [await sit(), await sit()];
  const [hers, his] = await Promise.all([ann.water, bob.water]);
  const times = (water: FishWater) => new Map(water.fish.map((fish) => [fish.id, fish]));
  const seen = times(his);
  expect(seen.size).toBeGreaterThan(60);
  for (const [id, fish] of times(hers)) if (seen.has(id)) expect(seen.get(id)).toEqual(fish);

  const killed = push<FishKilled>(bob.page, 'fish.killed');
  const { fish, reply } = await killOne(ann.page, hers);
  expect(await killed).toEqual({
    fish: fish.id,
    name: expect.stringMatching(/^d\*\*\*.$/),
    currency: 'BDT',
    payout: reply.payout,
  });
  const players = await push<FishPlayers>(bob.page, 'fish.players', (list) =>
    list.players.some(({ won }) => BigInt(won) > 0n),
  );
  expect(players.players).toHaveLength(2);
  expect(players.players[0]).toMatchObject({ stake: '100', won: reply.payout });

  const water = await (await sit()).water;
  expect(water.fish.map(({ id }) => id)).not.toContain(fish.id);
});

test('a transfer shows at once in the open page, and shots become a bet by themselves', async () => {
  const { page, water: pushed } = await sit({ user: '4711' });
  const water = await pushed;
  const arrived = push<{ balance: string }>(page, 'balance', ({ balance }) => balance === '500000');
  await asOperator(current.test, 'POST', '/wallet/deposit', moveFields(randomUUID(), 500_000 * MINOR));
  await arrived;
  await killOne(page, water);
  const bets = async () => (await asOperator(current.test, 'GET', '/bets')).body['bets'] as unknown[];
  const { store } = current.test.delta.vendor.wallets;
  const saved = new Promise<void>((resolve) => {
    const save = store.save.bind(store);
    store.save = (...records) => {
      save(...records);
      if (records.some((record) => 'bet' in record)) resolve();
    };
  });
  if ((await bets()).length === 0) await saved;
  expect((await bets()).length).toBeGreaterThan(0);
});

test.each([
  [null, 'invalid_input'],
  [{ fish: '1-1', kind: 'whale', amount: '100' }, 'invalid_input'],
  [{ fish: '1-1', kind: 'rui', amount: 100 }, 'invalid_input'],
  [{ fish: '1-1', kind: 'rui', amount: '100' }, 'round_closed'],
  [{ fish: '1-1', kind: 'rui', amount: '1' }, 'limit'],
])('the shot %j is refused with %s', async (request, error) => {
  const { page } = await sit();
  expect(await page.emitWithAck('shoot', request as never)).toMatchObject({ ok: false, error });
});

test('nobody watches without a session', async () => {
  const { page } = await sit();
  page.auth = { session: 'nobody' };
  page.disconnect().connect();
  const [error] = await once(page as never, 'connect_error');
  expect(error).toMatchObject({ data: { error: 'session_ended' } });
});
