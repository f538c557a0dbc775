import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { SOCKET_PATH } from '../../../common/api.js';
import {
  SEATS_SOCKET,
  type SeatsClientEvents,
  type SeatsServerEvents,
  type SeatsState,
} from '../../../common/seats/api.js';
import { asOperator, deltaOfEachTest, launchFish, MINOR, moveFields, walletOf } from '../delta.fixture.js';

/** Turns take longer than a test: only what is played ends a hand here. */
const current = deltaOfEachTest({ seatsTimes: { start: 5, turn: 60_000, result: 60_000, keep: 60_000 } });

class Page {
  state: SeatsState | null = null;
  balance = '';
  readonly #waiting = new Set<() => void>();

  constructor(readonly socket: Socket<SeatsServerEvents, SeatsClientEvents>) {
    socket.on('seats.state', (state) => {
      this.state = state;
      this.#tell();
    });
    socket.on('balance', ({ balance }) => {
      this.balance = balance;
      this.#tell();
    });
  }

  /** Resolves once what the page has been told fits. */
  until(fits: (page: Page) => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = () => {
        if (!fits(this)) return;
        this.#waiting.delete(look);
        resolve();
      };
      this.#waiting.add(look);
      look();
    });
  }

  get table() {
    return this.state?.table ?? null;
  }

  move(kind: 'blind' | 'see' | 'pack' | 'show', amount?: string) {
    const { id, hand } = this.table ?? {};
    return this.socket.emitWithAck('move', {
      hand: id ?? '',
      turn: hand?.turns ?? 0,
      kind,
      ...(amount !== undefined && { amount }),
    });
  }

  #tell(): void {
    for (const look of [...this.#waiting]) look();
  }
}

const pages: Page[] = [];
afterEach(() => {
  for (const { socket } of pages.splice(0)) socket.disconnect();
});

const launch = (changes: object = { demo: true }) =>
  launchFish(current.test, { game_code: 'three-cards', ...changes });

async function open(session: string): Promise<Page> {
  const { server } = current.test;
  if (!server.server.listening) await server.listen({ port: 0 });
  const { port } = server.server.address() as AddressInfo;
  const page = new Page(
    io(`http://127.0.0.1:${port}${SEATS_SOCKET}`, {
      path: SOCKET_PATH,
      transports: ['websocket'],
      auth: { session },
      reconnection: false,
      forceNew: true,
    }),
  );
  pages.push(page);
  await page.until(({ state }) => state !== null);
  return page;
}

/** Demo players at one table, once a hand was dealt to them. */
async function sit(count: number): Promise<Page[]> {
  const sitting: Page[] = [];
  for (let n = 0; n < count; n += 1) {
    const page = await open(await launch());
    expect(await page.socket.emitWithAck('sit', { ante: '100' })).toEqual({ ok: true });
    sitting.push(page);
  }
  await Promise.all(sitting.map((page) => page.until(({ table }) => table?.phase === 'playing')));
  return sitting;
}

test('two play a hand by their pages, and nobody is sent cards that are not his', async () => {
  const [ann, bob] = (await sit(2)) as [Page, Page];
  expect(await bob.move('see')).toEqual({ ok: true });
  await ann.until(({ table }) => table?.hand?.seats[1]?.seen === true);
  expect(ann.table?.hand?.seats.map(({ cards }) => cards)).toEqual([null, null]);
  await bob.until(({ table }) => table?.hand?.seats[1]?.cards?.length === 3);
  expect(bob.table?.hand?.seats[0]?.cards).toBeNull();
  expect(await bob.move('show')).toEqual({ ok: true });
  for (const page of [ann, bob]) {
    await page.until(({ table }) => table?.phase === 'result');
    expect(page.table?.hand?.seats.map(({ cards }) => cards?.length)).toEqual([3, 3]);
  }
  const winner = ann.table?.hand?.result?.won.findIndex((won) => won !== '0') === 0 ? ann : bob;
  // The pot of 100 + 100 + 200, less 3 %.
  const rest = winner === ann ? 1_000_000 - 100 + 388 : 1_000_000 - 300 + 388;
  await winner.until(({ balance }) => balance === String(rest));
});

test('a page that comes back finds its seat, its cards and the running turn', async () => {
  const session = await launch();
  const bob = await open(session);
  await bob.socket.emitWithAck('sit', { ante: '100' });
  const ann = await open(await launch());
  await ann.socket.emitWithAck('sit', { ante: '100' });
  await bob.until(({ table }) => table?.phase === 'playing');
  await bob.move('see');
  await bob.until(({ table }) => table?.hand?.seats[0]?.cards?.length === 3);
  const cards = bob.table?.hand?.seats[0]?.cards;
  bob.socket.disconnect();
  await ann.until(({ table }) => table?.places[0]?.state === 'offline');
  const again = await open(session);
  expect(again.table?.hand?.seats[0]?.cards).toEqual(cards);
  expect(again.table?.until).toBe(ann.table?.until);
  await ann.until(({ table }) => table?.places[0]?.state === 'ready');
});

test('a second page of a player keeps the seat when the first one closes', async () => {
  const session = await launch();
  const [first, second] = [await open(session), await open(session)];
  await first.socket.emitWithAck('sit', { ante: '100' });
  await second.until(({ table }) => table !== null);
  first.socket.disconnect();
  const other = await open(await launch());
  await other.socket.emitWithAck('sit', { ante: '100' });
  await second.until(({ table }) => table?.phase === 'playing');
});

test('the vendor lists the title with its limits, and tells what is at stake and how a round was dealt', async () => {
  const list = await asOperator(current.test, 'GET', '/game/list');
  expect(list.body['games']).toContainEqual(
    expect.objectContaining({
      game_code: 'three-cards',
      category: 'PVP',
      class: 'cards',
      return_to_player: 0.97,
      limits: {
        currency: 'BDT',
        min_bet: 100 * MINOR,
        max_bet: 1_000_000 * MINOR,
        largest_win: 100_000_000 * MINOR,
      },
    }),
  );
  const users = ['4711', '4712'];
  const playing: Page[] = [];
  for (const user of users) {
    await asOperator(
      current.test,
      'POST',
      '/wallet/deposit',
      moveFields(randomUUID(), 50_000 * MINOR, { user }),
    );
    const page = await open(await launch({ user }));
    await page.socket.emitWithAck('sit', { ante: '100' });
    playing.push(page);
  }
  const [ann, bob] = playing as [Page, Page];
  await bob.until(({ table }) => table?.phase === 'playing');
  expect(await walletOf(current.test)).toMatchObject({ balance: 25_000 * MINOR, at_stake: 25_000 * MINOR });
  await bob.move('pack');
  await ann.until(({ table }) => table?.phase === 'result');
  expect(await walletOf(current.test)).toMatchObject({ balance: 50_094 * MINOR, at_stake: 0, bets: '2' });
  const { body } = await asOperator(current.test, 'GET', '/bets');
  const [bet] = body['bets'] as { round: string; game_code: string }[];
  const round = await asOperator(current.test, 'GET', `/game/round?round=${bet?.round}`);
  expect(round.body).toMatchObject({
    game_code: 'three-cards',
    state: 'settled',
    payout: 194 * MINOR,
    client_seed: 'three-cards-BDT-100-1',
    nonce: 0,
    server_seed: expect.any(String),
    verify_url: expect.stringContaining('kind=seats'),
  });
});

test.each([
  ['sit', null, 'invalid_input'],
  ['sit', { ante: '7' }, 'invalid_input'],
  ['move', { hand: randomUUID(), turn: 0, kind: 'see' }, 'round_closed'],
  ['move', { hand: randomUUID(), turn: 0, kind: 'timeout' }, 'invalid_input'],
  ['move', { hand: randomUUID(), turn: 0, kind: 'blind', amount: '-1' }, 'invalid_input'],
] as const)('%s %j is refused with %s', async (event, request, error) => {
  const page = await open(await launch());
  expect(await page.socket.emitWithAck(event as 'sit', request as never)).toMatchObject({ ok: false, error });
});

test('seeds of its players decide nothing in this game, and none are changed', async () => {
  const reply = await current.test.server.inject({
    method: 'POST',
    url: '/delta/api/seeds',
    headers: { authorization: `Bearer ${await launch()}` },
    payload: { clientSeed: 'mine' },
  });
  expect(reply.statusCode).toBe(400);
});
