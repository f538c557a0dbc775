import { join } from 'node:path';
import { jest } from '@jest/globals';
import { crashPoint, previousHash } from '../../common/fairness.js';
import { multiplierAt, timeOf } from '../../common/studio/crash.js';
import { KeyedQueue } from '../vendor/keyed-queue.js';
import { Randomness } from '../vendor/randomness.js';
import type { Session } from '../vendor/records.js';
import { Rounds } from '../vendor/rounds.service.js';
import { SeamlessMoney } from '../vendor/seamless.money.js';
import { Sessions } from '../vendor/sessions.service.js';
import { VendorStore } from '../vendor/store.js';
import { WalletClient } from '../vendor/wallet.client.js';
import { WalletDelivery } from '../vendor/wallet.delivery.js';
import { Chains } from './crash.chain.js';
import { CrashTable } from './crash.table.js';
import { FakePortal, SECRET, scratchFolder, USER } from './studio.fixture.js';

const TIMES = { waiting: 7000, crashed: 3500, growth: 0.000_06, betTimeout: 5000 };
const folder = scratchFolder();
let files = 0;
let portal: FakePortal;
let house: ReturnType<typeof open>;

function open(seed = 'a chain of the specs', length = 100) {
  const store = new VendorStore(join(folder.path, `${++files}.jsonl`));
  const wallet = new WalletClient({ portalUrl: portal.url, secretsOf: () => [SECRET] });
  const delivery = new WalletDelivery(store, wallet, { pauses: [1] });
  const rounds = new Rounds(store, wallet, delivery);
  const chains = new Chains(store, new Randomness(seed), length);
  const sessions = new Sessions(store, new SeamlessMoney(store, wallet), new KeyedQueue());
  const table = new CrashTable(rounds, chains, () => undefined, TIMES);
  return { store, wallet, delivery, chains, sessions, table };
}

beforeEach(async () => {
  portal = await new FakePortal().start();
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
  house = open();
});
afterEach(async () => {
  house.table.stop();
  house.wallet.stop();
  await house.delivery.stop();
  jest.useRealTimers();
  await portal.close();
});
afterAll(folder.remove);

/** Ends when it is so; what is awaited is the real world, such as a digest. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}

function player(demo = true): Promise<Session> {
  const bearer = house.sessions.open({
    vendor: 'STUDIO',
    operator: 'mela',
    user: USER,
    token: 'token of the launch',
    game: 'sky-kite',
    currency: 'BDT',
    language: 'en',
    theme: null,
    lobbyUrl: null,
    depositUrl: null,
    demo,
  });
  return house.sessions.enter(bearer);
}

const balanceOf = ({ id }: Session) => Number(house.store.session(id)?.balance);
const bustNow = () => house.table.current?.bust ?? 0;

async function waiting(): Promise<void> {
  await until(() => house.table.phase === 'waiting');
}

/** Lets rounds pass until one is open for bets that crashes no earlier than `least`. */
async function waitingFor(least: number): Promise<void> {
  await waiting();
  while (bustNow() < least) {
    await start();
    await toCrash();
    await jest.advanceTimersByTimeAsync(TIMES.crashed);
    await waiting();
  }
}

const start = async () => {
  await jest.advanceTimersByTimeAsync((house.table.current?.startsAt ?? 0) - Date.now() + 1);
};
const toCrash = async () => {
  const end = (house.table.current?.startedAt ?? 0) + timeOf(bustNow());
  await jest.advanceTimersByTimeAsync(Math.max(0, Math.ceil(end - Date.now())) + 2);
};

test('rounds wait, run and crash where the chain says, each committed to by the one before', async () => {
  house.table.watch();
  await waiting();
  const hashes = [house.chains.hashOf({ chain: 0, index: 0 })];
  for (let index = 1; index <= 5; index += 1) {
    const link = { chain: 0, index };
    expect(house.table.current?.link).toEqual(link);
    expect(house.chains.proofOf(link)).toMatchObject({ hash: null, commitment: hashes[index - 1] });
    const bust = bustNow();
    await start();
    const end = (house.table.current?.startedAt ?? 0) + timeOf(bust);
    if (bust > 101) {
      await jest.advanceTimersByTimeAsync(Math.floor(end - Date.now()) - 1);
      expect(house.table.phase).toBe('running');
    }
    await jest.advanceTimersByTimeAsync(Math.ceil(end - Date.now()) + 1);
    expect(house.table.phase).toBe('crashed');

    const { hash, salt } = house.chains.proofOf(link);
    expect(await crashPoint(hash ?? '', salt)).toBe(bust);
    expect(await previousHash(hash ?? '')).toBe(hashes[index - 1]);
    expect(house.table.history[0]).toEqual({ index, bust, hash });
    hashes.push(hash ?? '');
    await jest.advanceTimersByTimeAsync(TIMES.crashed);
    await waiting();
  }
});

test('a player cashes out by hand at what the multiplier is, once', async () => {
  house.table.watch();
  const session = await player();
  await waitingFor(200);
  await house.table.bet(session, '1000', null);
  expect(balanceOf(session)).toBe(999_000);
  expect(() => house.table.cashOut(session)).toThrow('round_closed');
  await start();
  await jest.advanceTimersByTimeAsync(5000);
  const expected = multiplierAt(Date.now() - (house.table.current?.startedAt ?? 0));
  expect(expected).toBeGreaterThan(130);
  expect(house.table.cashOut(session)).toEqual({
    cashOutAt: expected,
    payout: BigInt(Math.floor((1000 * expected) / 100)),
  });
  expect(() => house.table.cashOut(session)).toThrow('round_closed');
  expect(balanceOf(session)).toBe(999_000 + Math.floor((1000 * expected) / 100));
  await toCrash();
  const [round] = house.store.roundsOf(`mela:${session.user}`, 'sky-kite');
  expect(round?.result).toEqual({ kind: 'crash', bust: bustNow(), cashedOutAt: expected });
});

test('an automatic cash-out pays exactly what was chosen; the bust itself is still paid', async () => {
  house.table.watch();
  const [low, exact, high] = [await player(), await player(), await player()];
  await waitingFor(200);
  const bust = bustNow();
  await house.table.bet(low, '1000', 150);
  await house.table.bet(exact, '1000', bust);
  await house.table.bet(high, '1000', bust + 1);
  await start();
  await toCrash();
  expect(balanceOf(low)).toBe(999_000 + 1500);
  expect(balanceOf(exact)).toBe(999_000 + 10 * bust);
  expect(balanceOf(high)).toBe(999_000);
  expect(() => house.table.cashOut(high)).toThrow('round_closed');
});

test('a late timer does not pay more than was chosen, nor after the crash', async () => {
  house.table.watch();
  const [auto, hand] = [await player(), await player()];
  await waitingFor(200);
  await house.table.bet(auto, '1000', 150);
  await house.table.bet(hand, '1000', null);
  await start();
  // The clock has gone on, and no timer has run yet.
  jest.setSystemTime(Date.now() + Math.ceil(timeOf(bustNow())) + 1000);
  expect(() => house.table.cashOut(hand)).toThrow('round_closed');
  await jest.advanceTimersByTimeAsync(Math.ceil(timeOf(150)) + 1);
  expect([balanceOf(auto), balanceOf(hand)]).toEqual([999_000 + 1500, 999_000]);
});

test('a bet is cashed out where it wins the most that the game pays', async () => {
  house.table.watch();
  const session = await player();
  await waiting();
  // 10,000.00 at 100.00 are 1,000,000.00.
  const bet = await house.table.bet(session, '1000000', 50_000);
  expect([bet.autoCashOut, bet.latest]).toEqual([50_000, 10_000]);
});

test('bets are taken while it waits, one of each player', async () => {
  house.table.watch();
  const session = await player();
  await waitingFor(200);
  await house.table.bet(session, '1000', null);
  await expect(house.table.bet(session, '1000', null)).rejects.toMatchObject({ code: 'limit' });
  const late = await player();
  await start();
  await expect(house.table.bet(late, '1000', null)).rejects.toMatchObject({ code: 'round_closed' });
  await toCrash();
  await expect(house.table.bet(late, '1000', null)).rejects.toMatchObject({ code: 'round_closed' });
  expect(balanceOf(late)).toBe(1_000_000);
});

test('a stake that the portal takes after the start goes back', async () => {
  house.table.watch();
  const session = await player(false);
  await waitingFor(200);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'held' : 'done');
  const bet = house.table.bet(session, '1000', null);
  const outcome = expect(bet).rejects.toMatchObject({ code: 'round_closed' });
  await portal.reach('bet', 1);
  await start();
  expect(house.table.bets.size).toBe(0);
  portal.release();
  await outcome;
  await portal.reach('rollback', 1);
  await until(() => house.store.pendingTransactions().length === 0);
  expect(portal.balance).toBe(100_000_000);
  expect(portal.of('win')).toEqual([]);
});

test('a lost bet is settled with a win of nothing', async () => {
  house.table.watch();
  const session = await player(false);
  await waiting();
  await house.table.bet(session, '1000', null);
  await start();
  await toCrash();
  await portal.reach('win', 1);
  expect(portal.of('win')[0]?.body).toMatchObject({ amount: 0, round_closed: true });
  expect(portal.balance).toBe(99_000_000);
});

test('the table rests while nobody watches, and goes on with the next round', async () => {
  house.table.watch();
  await waiting();
  house.table.unwatch();
  await start();
  await toCrash();
  await jest.advanceTimersByTimeAsync(TIMES.crashed + 60_000);
  expect(house.table.current?.link.index).toBe(1);
  house.table.watch();
  await waiting();
  expect(house.table.current?.link.index).toBe(2);
});

test('a chain that is played out is followed by another, and what was played can still be proved', async () => {
  house.table.stop();
  house = open('a short chain', 3);
  const links = [1, 2, 3, 4].map(() => house.chains.next());
  expect(links.map(({ chain, index }) => [chain, index])).toEqual([
    [0, 1],
    [0, 2],
    [0, 3],
    [1, 1],
  ]);
  house.chains.end();
  const proof = house.chains.proofOf({ chain: 0, index: 3 });
  const back = await previousHash(await previousHash(await previousHash(proof.hash ?? '')));
  expect(back).toBe(proof.terminalHash);
  expect(proof.terminalHash).not.toBe(house.chains.inUse().terminalHash);
});

test('twenty thousand rounds return 99 % to who cashes out at two, within three standard errors', async () => {
  const chains = new Chains(house.store, new Randomness('a long chain'), 20_000);
  const salt = chains.inUse().salt;
  const points = await Promise.all(
    Array.from({ length: 20_000 }, (_, index) =>
      crashPoint(chains.hashOf({ chain: 0, index: index + 1 }), salt),
    ),
  );
  const wins = points.filter((point) => point >= 200).length;
  const share = wins / points.length;
  const error = Math.sqrt((share * (1 - share)) / points.length);
  expect(Math.abs(2 * share - 0.99)).toBeLessThan(3 * 2 * error);
});
