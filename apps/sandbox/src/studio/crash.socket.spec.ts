import { io, type Socket } from 'socket.io-client';
import {
  type Ack,
  CRASH_SOCKET,
  type CrashClientEvents,
  type CrashServerEvents,
  type CrashState,
  SOCKET_PATH,
} from '../../common/api.js';
import { crashPoint, previousHash } from '../../common/fairness.js';
import { call, type FakePortal, launch, studioOfEachTest, type TestStudio } from './studio.fixture.js';

const times = { waiting: 1500, crashed: 20, growth: 0.05, betTimeout: 5000 };
const sockets: Socket[] = [];
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.disconnect();
});
const current = studioOfEachTest({ times });
let portal: FakePortal;
let studio: TestStudio;
let url: string;
beforeEach(async () => {
  ({ portal, studio } = current);
  url = await studio.listen();
});

/** A page at the table: what it was told, and a way to wait for something of it. */
function sit(session: string) {
  const socket: Socket<CrashServerEvents, CrashClientEvents> = io(url + CRASH_SOCKET, {
    path: SOCKET_PATH,
    transports: ['websocket'],
    auth: { session },
    reconnection: false,
    forceNew: true,
  });
  sockets.push(socket as unknown as Socket);
  const states: CrashState[] = [];
  const balances: string[] = [];
  const looks = new Set<() => void>();
  const look = () => {
    for (const one of looks) one();
  };
  socket.on('crash.state', (state) => {
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
  const state = (test: (state: CrashState) => boolean) => until(() => states.find(test));
  return { socket, states, balances, until, state };
}

const demo = () => launch(studio, { game_code: 'sky-kite', demo: true });

/** Bets in the first round that takes it. */
async function bet(page: ReturnType<typeof sit>, autoCashOut?: number) {
  for (let seen = 0; ; ) {
    const waiting = await page.until(() => page.states.find((s) => s.phase === 'waiting' && s.index > seen));
    seen = waiting.index;
    const reply: Ack<{ round: string; balance: string }> = await page.socket.emitWithAck('bet', {
      amount: '1000',
      ...(autoCashOut !== undefined && { autoCashOut }),
    });
    if (reply.ok || reply.error !== 'round_closed') return { reply, index: seen };
  }
}

test('all at the table see the round, its bets and its end, and nobody sees the bust before', async () => {
  const [ann, bob] = [sit(await demo()), sit(await demo())];
  const { reply, index } = await bet(ann, 101);
  expect(reply).toMatchObject({ ok: true, balance: '999000' });
  const seen = await bob.state((s) => s.index === index && s.bets.length === 1);
  expect(seen.bets[0]).toMatchObject({
    amount: '1000',
    currency: 'BDT',
    name: expect.stringMatching(/^d\*\*\*/),
  });
  expect(seen.own).toBeNull();
  await ann.state((s) => s.index === index && s.own?.amount === '1000');

  const end = await bob.state((s) => s.index === index && s.phase === 'crashed');
  for (const page of [ann, bob])
    for (const state of page.states)
      if (state.index === index && state.phase !== 'crashed')
        expect([state.bust, state.hash]).toEqual([null, null]);
  expect(end.history[0]).toEqual({ index, bust: end.bust, hash: end.hash });
  expect(await previousHash(end.hash ?? '')).toBe(end.commitment);
  const own = (await ann.state((s) => s.index === index && s.phase === 'crashed')).own;
  const cashedOut = (end.bust ?? 0) >= 101;
  expect(own).toMatchObject({ autoCashOut: 101, cashOutAt: cashedOut ? 101 : null });
  await ann.until(() => ann.balances.find((balance) => balance === (cashedOut ? '1000010' : '999000')));
});

test('with the money of the portal a bet is taken and settled, and the proof is told afterwards', async () => {
  const bearer = await launch(studio, { game_code: 'sky-kite' });
  const page = sit(bearer);
  const { reply, index } = await bet(page);
  expect(reply).toMatchObject({ ok: true, balance: '99000' });
  const open = (await call(studio, bearer, '/rounds')).body['rounds'] as { proof: { hash: string | null } }[];
  expect(open).toMatchObject([{ state: 'open', result: null, proof: { hash: null } }]);

  await page.state((s) => s.index === index && s.phase === 'crashed');
  await portal.reach('win', 1);
  const [round] = (await call(studio, bearer, '/rounds')).body['rounds'] as {
    result: { bust: number };
    proof: { hash: string; salt: string };
  }[];
  expect(round).toMatchObject({ state: 'settled', payout: '0', result: { cashedOutAt: null } });
  expect(await crashPoint(round?.proof.hash ?? '', round?.proof.salt ?? '')).toBe(round?.result.bust);
});

test.each([
  [{ amount: '99' }, { error: 'limit', params: { rule: 'min', value: '100' } }],
  [{ amount: 1000 }, { error: 'invalid_input', params: { field: 'amount' } }],
  [
    { amount: '1000', autoCashOut: 100 },
    { error: 'invalid_input', params: { field: 'autoCashOut' } },
  ],
  [
    { amount: '1000', autoCashOut: 1.5 },
    { error: 'invalid_input', params: { field: 'autoCashOut' } },
  ],
  [null, { error: 'invalid_input', params: { field: '' } }],
])('the bet %j is refused', async (request, refused) => {
  const page = sit(await demo());
  await page.state(() => true);
  const reply = await (page.socket as unknown as Socket).emitWithAck('bet', request);
  expect(reply).toEqual({ ok: false, ...refused });
});

test('there is nothing to cash out without a bet', async () => {
  const page = sit(await demo());
  await page.state(() => true);
  expect(await page.socket.emitWithAck('cash-out')).toEqual({ ok: false, error: 'round_closed', params: {} });
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

test('a session of another game may not sit', async () => {
  const { socket } = sit(await launch(studio, { demo: true }));
  const error = await new Promise<Error & { data?: unknown }>((resolve) =>
    socket.on('connect_error', resolve),
  );
  expect(error.data).toMatchObject({ error: 'invalid_input' });
});
