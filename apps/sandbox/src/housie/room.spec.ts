import { copyFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import { ballsOf, playPool } from '../../common/housie/game.js';
import { wonBy } from '../../common/housie/prizes.js';
import { FakePortal, MINOR, SECRET, scratchFolder } from '../studio/studio.fixture.js';
import { sha256Hex } from '../vendor/randomness.js';
import type { HousieDraw, Round, Session } from '../vendor/records.js';
import { SeamlessVendor } from '../vendor/seamless.vendor.js';
import { createSockets } from '../vendor/sockets.js';
import { HOUSIE_OFFERS } from './catalogue.js';
import { seedsOf } from './draws.js';
import { Housie } from './housie.js';
import { HOUSIE_TIMES } from './room.js';
import { stateFor } from './state.js';

const WEALTH = 10_000_000 * 100 * MINOR;
const PRICE = 1000n;
const folder = scratchFolder();
let files = 0;
let portal: FakePortal;
let hall: Hall;

type Hall = ReturnType<typeof openHall>;

function openHall(file: string) {
  const vendor = new SeamlessVendor(HOUSIE_OFFERS, {
    file,
    portalUrl: portal.url,
    secretsOf: () => [SECRET] as const,
    seed: 'rooms of the specs',
    pauses: [1] as const,
    walletTimeout: 60_000,
  });
  const sockets = createSockets(createServer());
  const housie = new Housie(sockets, vendor);
  vendor.rounds.start((round) => housie.resumes(round));
  housie.start();
  const { room } = housie;
  return {
    vendor,
    housie,
    room,
    file,
    stop: async () => {
      housie.stop();
      await vendor.stop();
      await sockets.close();
    },
  };
}

beforeEach(async () => {
  portal = await new FakePortal().start();
  portal.balance = WEALTH;
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  await hall.stop();
  jest.useRealTimers();
  await portal.close();
});
afterAll(folder.remove);

/** What is awaited is the real world, such as a digest or a call. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
async function open(file = join(folder.path, `${++files}.jsonl`)): Promise<string> {
  hall = openHall(file);
  hall.room.watch();
  await until(() => hall.room.phase === 'open');
  return file;
}
/** The sale ends, and the first ball is about to be called. */
async function close(): Promise<void> {
  await jest.advanceTimersByTimeAsync(HOUSIE_TIMES.sale);
  await until(() => hall.room.phase === 'result' || (hall.room.current?.draw.balls ?? 0) > 0);
}
async function callAll(): Promise<void> {
  const balls = hall.room.current?.draw.balls ?? 0;
  await jest.advanceTimersByTimeAsync(balls * HOUSIE_TIMES.ball);
  expect(hall.room.phase).toBe('result');
}
async function delivered(): Promise<void> {
  while (hall.vendor.store.pendingTransactions().length > 0) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
function seat(user: string, changes: Partial<Session> = {}): Promise<Session> {
  const bearer = hall.vendor.sessions.open({
    vendor: 'TABLE',
    operator: 'mela',
    user,
    token: 'token of the launch',
    game: 'evening-housie',
    currency: 'BDT',
    language: 'en',
    theme: null,
    lobbyUrl: null,
    depositUrl: null,
    demo: false,
    ...changes,
  });
  return hall.vendor.sessions.enter(bearer);
}
const buy = async (user: string, tickets: number, changes: Partial<Session> = {}) => {
  const session = await seat(user, changes);
  await hall.room.buy(session, tickets);
  return session;
};
const roundOf = (user: string, operator = 'mela') =>
  hall.vendor.store.roundsOf(`${operator}:${user}`, 'evening-housie')[0];
const resultOf = (round: Round | undefined) =>
  round?.result?.kind === 'housie' ? round.result.result : null;
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
/** What the portal's players have lost, in minor units. */
const lost = () => BigInt((WEALTH - portal.balance) / MINOR);

test('90 % of the sales go to the players, after the last ball, and all follows from the seed', async () => {
  await open();
  await buy('a', 6);
  await buy('b', 1);
  await buy('c', 3);
  const commitment = hall.room.current?.draw.seedHash;
  await close();
  expect(hall.housie.outcomeOf(roundOf('a') as Round).proof).toMatchObject({ serverSeed: null });
  expect(portal.of('win')).toEqual([]);
  await callAll();
  await delivered();
  expect(lost()).toBe(PRICE); // 10 % of ten tickets
  const draw = hall.vendor.store.draws()[0];
  if (!draw) throw new Error('no draw');
  expect(sha256Hex(draw.seed)).toBe(commitment);
  const sold = resultOf(roundOf('a'))?.sold ?? [];
  expect(sold.map(({ tickets }) => tickets)).toEqual([6, 1, 3]);
  const prizes = await playPool(seedsOf(draw), sold, PRICE);
  for (const [index, user] of ['a', 'b', 'c'].entries()) {
    const own = resultOf(roundOf(user))?.prizes ?? [];
    expect(BigInt(roundOf(user)?.payout ?? -1)).toBe(wonBy(prizes, sold[index]?.strip ?? 0));
    expect(sum(own.map(({ amount }) => BigInt(amount)))).toBe(wonBy(prizes, sold[index]?.strip ?? 0));
  }
  expect(draw.balls).toBe(prizes.at(-1)?.ball);
  expect(hall.housie.outcomeOf(roundOf('a') as Round).proof).toMatchObject({ serverSeed: draw.seed });
  expect(hall.housie.liveTables()[0]).toMatchObject({ players: 1, results: [String(draw.balls)] });
});

test('pages see balls that were called and prizes that were won, and nothing before', async () => {
  await open();
  const one = await buy('rahim', 6);
  const other = await buy('karim', 6);
  expect(stateFor(hall.room, one)).toMatchObject({
    phase: 'open',
    players: 2,
    tickets: 12,
    balls: [],
    prizes: [
      { amount: '1200' },
      { amount: '1800' },
      { amount: '1800' },
      { amount: '1800' },
      { amount: '4200' },
    ],
    own: { payout: null, refunded: false },
  });
  expect(stateFor(hall.room, one)?.own?.tickets).toHaveLength(6);
  await close();
  expect(stateFor(hall.room, other)?.prizes.every(({ won }) => won === null)).toBe(true);
  const balls = hall.room.current?.draw.balls ?? 0;
  const all = await ballsOf(seedsOf(hall.room.current?.draw as HousieDraw));
  await jest.advanceTimersByTimeAsync((balls - 1) * HOUSIE_TIMES.ball);
  const before = stateFor(hall.room, one);
  expect(before?.balls).toEqual(all.slice(0, balls - 1));
  expect(before?.prizes.map(({ won }) => won !== null)).toEqual([true, true, true, true, false]);
  await jest.advanceTimersByTimeAsync(HOUSIE_TIMES.ball);
  const full = stateFor(hall.room, one)?.prizes.at(-1);
  expect(full?.won?.ball).toBe(balls);
  for (const { name, own } of full?.won?.winners ?? []) expect(own).toBe(name === 'r***m');
});

test('somebody alone gets the stake back when the sale closes, and nothing was at risk', async () => {
  await open();
  const session = await buy('a', 4);
  await close();
  expect(hall.room.phase).toBe('result');
  await delivered();
  expect([lost(), roundOf('a')?.payout, resultOf(roundOf('a'))?.refunded]).toEqual([0n, '4000', true]);
  expect(portal.of('win').map(({ body }) => [body['amount'], body['valid_amount']])).toEqual([
    [4000 * MINOR, 0],
  ]);
  expect(stateFor(hall.room, session)?.own).toMatchObject({ payout: '4000', refunded: true });
});

test('operators and kinds of money play apart, and a demo plays with the practice players', async () => {
  await open();
  const demo = await buy('', 2, { demo: true });
  await buy('a', 1);
  await buy('a', 1, { operator: 'fener' });
  await close();
  await callAll();
  await delivered();
  expect([roundOf('a'), roundOf('a', 'fener')].map((round) => resultOf(round)?.refunded)).toEqual([
    true,
    true,
  ]);
  expect(resultOf(roundOf(demo.user))).toMatchObject({ refunded: false, sold: [{}, {}, {}, { tickets: 2 }] });
  expect(lost()).toBe(0n);
});

test('a player buys once in a draw, and nobody after the sale', async () => {
  await open();
  const session = await buy('a', 1);
  await expect(hall.room.buy(session, 1)).rejects.toMatchObject({ code: 'limit' });
  await buy('b', 1);
  await close();
  const late = await seat('c');
  await expect(hall.room.buy(late, 1)).rejects.toMatchObject({ code: 'round_closed' });
});

test('of 60 purchases at the closing moment each is in the draw or rolled back, and the money is right', async () => {
  await open();
  const guests = await Promise.all(Array.from({ length: 60 }, (_, user) => seat(String(user))));
  portal.manner = ({ operation }, nth) => {
    if (operation !== 'bet') return nth % 7 === 0 ? 'lost' : 'done';
    return (['done', 'held', 'done', 'lost', 'ignored'] as const)[nth % 5] ?? 'done';
  };
  await jest.advanceTimersByTimeAsync(HOUSIE_TIMES.sale - 1);
  const outcomes = Promise.allSettled(guests.map((guest, at) => hall.room.buy(guest, (at % 6) + 1)));
  await portal.reach('bet', 60);
  await until(() => (hall.room.current?.bets.size ?? 0) >= 24);
  await jest.advanceTimersByTimeAsync(1);
  portal.release();
  await outcomes;
  await until(() => (hall.room.current?.draw.balls ?? 0) > 0);
  await callAll();
  await portal.reach('rollback', 36);
  await delivered();
  const rounds = guests.map(({ user }) => roundOf(user));
  const settled = rounds.flatMap((round) => (round?.state === 'settled' ? [round] : []));
  expect([settled.length, rounds.filter((round) => round?.state === 'void').length]).toEqual([24, 36]);
  const sales = sum(settled.map(({ stake }) => BigInt(stake)));
  expect(sum(settled.map(({ payout }) => BigInt(payout)))).toBe((sales * 90n) / 100n);
  expect(lost()).toBe(sales / 10n);
}, 60_000);

test('a vendor that is killed during the sale rolls every stake back, and never draws the round', async () => {
  const file = await open();
  await buy('a', 2);
  await buy('b', 2);
  const left = join(folder.path, `${++files}.jsonl`);
  copyFileSync(file, left);
  await hall.stop();
  await open(left);
  await portal.reach('rollback', 2);
  await delivered();
  expect([lost(), portal.of('win')]).toEqual([0n, []]);
  expect(hall.room.current?.draw.number).toBe(1);
});

test('a vendor that is killed during the draw pays what it would have, once', async () => {
  const file = await open();
  await buy('a', 6);
  await buy('b', 6);
  await close();
  await jest.advanceTimersByTimeAsync(3 * HOUSIE_TIMES.ball);
  const left = join(folder.path, `${++files}.jsonl`);
  copyFileSync(file, left);
  const draw = hall.vendor.store.draws()[0];
  await hall.stop();
  await open(left);
  await portal.reach('win', 2);
  await delivered();
  const sold = resultOf(roundOf('a'))?.sold ?? [];
  const prizes = draw ? await playPool(seedsOf(draw), sold, PRICE) : [];
  expect([roundOf('a')?.payout, roundOf('b')?.payout].map(Number)).toEqual(
    sold.map(({ strip }) => Number(wonBy(prizes, strip))),
  );
  expect([lost(), portal.of('rollback')]).toEqual([1200n, []]);
});

test('a vendor that is killed after the draw pays every win, once', async () => {
  const file = await open();
  await buy('a', 6);
  await buy('b', 6);
  await close();
  portal.manner = ({ operation }) => (operation === 'win' ? 'lost' : 'done');
  await callAll();
  await portal.reach('win', 2);
  const left = join(folder.path, `${++files}.jsonl`);
  copyFileSync(file, left);
  await hall.stop();
  portal.manner = () => 'done';
  await open(left);
  await delivered();
  expect(new Set(portal.of('win').map(({ body }) => body.transaction_uuid)).size).toBe(2);
  expect(lost()).toBe(1200n);
});
