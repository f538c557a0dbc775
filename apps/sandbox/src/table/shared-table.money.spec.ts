import { copyFileSync } from 'node:fs';
import { join } from 'node:path';
import { jest } from '@jest/globals';
import fc from 'fast-check';
import type { SharedRoundCode } from '../../common/shared-round/titles.js';
import type { DerbyResult } from '../../common/shared-round/village-derby.js';
import { FakePortal, MINOR, scratchFolder } from '../studio/studio.fixture.js';
import type { Round } from '../vendor/records.js';
import { type House, openHouse, seat, TIMES } from './table.fixture.js';

const WEALTH = 10_000_000_000 * MINOR;
const folder = scratchFolder();
let files = 0;
let portal: FakePortal;
let house: House;

beforeEach(async () => {
  portal = await new FakePortal().start();
  portal.balance = WEALTH;
  jest.useFakeTimers({ now: 1_800_000_000_000, doNotFake: ['setImmediate', 'nextTick', 'queueMicrotask'] });
});
afterEach(async () => {
  await house.stop();
  jest.useRealTimers();
  await portal.close();
});
afterAll(folder.remove);

/** Ends when it is so; what is awaited is the real world, such as a digest or a call. */
async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await new Promise((resolve) => setImmediate(resolve));
}
async function open(game: SharedRoundCode, file = join(folder.path, `${++files}.jsonl`)): Promise<string> {
  house = openHouse(file, portal.url, game);
  house.vendor.rounds.start(() => false);
  house.table.watch();
  await until(() => house.table.phase === 'open');
  return file;
}
/** Retries wait one millisecond of the clock of the specs. */
async function delivered(): Promise<void> {
  while (house.vendor.store.pendingTransactions().length > 0) {
    await jest.advanceTimersByTimeAsync(1);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
const close = () => jest.advanceTimersByTimeAsync(TIMES.open);
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
const stakeOf = ({ stake }: Round) => BigInt(stake);
const payoutOf = ({ payout }: Round) => BigInt(payout);
/** What the portal's players have lost, in minor units. */
const lost = () => BigInt((WEALTH - portal.balance) / MINOR);

test('of 300 bets at the closing moment each is in the round or rolled back', async () => {
  await open('lotus-table');
  const guests = await Promise.all(
    Array.from({ length: 300 }, (_, user) => seat(house, { user: String(user) })),
  );
  portal.manner = ({ operation }, nth) => {
    if (operation !== 'bet') return nth % 7 === 0 ? 'lost' : 'done';
    return (['done', 'done', 'held', 'lost', 'ignored'] as const)[nth % 5] ?? 'done';
  };
  await jest.advanceTimersByTimeAsync(TIMES.open - 1);
  const answers = guests.map((guest) => house.table.bet(guest, { player: '1000', tie: '500' }));
  const outcomes = Promise.allSettled(answers);
  await portal.reach('bet', 300);
  await until(() => (house.table.current?.bets.size ?? 0) >= 120);
  await jest.advanceTimersByTimeAsync(1);
  expect(house.table.phase).toBe('result');
  portal.release();
  const settled = await outcomes;
  await portal.reach('rollback', 180);
  await delivered();

  const rounds = guests.map(({ user }) => house.vendor.store.roundsOf(`mela:${user}`, 'lotus-table')[0]);
  const states = rounds.map((round) => round?.state);
  expect(settled.map(({ status }) => (status === 'fulfilled' ? 'settled' : 'void'))).toEqual(states);
  expect(states.filter((state) => state === 'settled').length).toBe(120);
  const codes = new Set(settled.map((one) => (one.status === 'rejected' ? one.reason.code : 'in')));
  expect(codes).toEqual(new Set(['in', 'round_closed', 'game_unavailable']));
  const inRound = rounds.flatMap((round) => (round?.state === 'settled' ? [round] : []));
  expect(lost()).toBe(sum(inRound.map(stakeOf)) - sum(inRound.map(payoutOf)));
}, 60_000);

test('a stake that the portal takes after the close goes back at once', async () => {
  await open('lotus-table');
  const guest = await seat(house);
  portal.manner = ({ operation }) => (operation === 'bet' ? 'held' : 'done');
  const outcome = expect(house.table.bet(guest, { tie: '1000' })).rejects.toMatchObject({
    code: 'round_closed',
  });
  await portal.reach('bet', 1);
  await close();
  // The player knows before the portal has answered.
  await outcome;
  portal.release();
  await portal.reach('rollback', 1);
  await delivered();
  expect([portal.balance, portal.of('win')]).toEqual([WEALTH, []]);
});

test('a bet without an answer is rolled back, and a win without one is sent until it is accepted, and counts once', async () => {
  await open('lotus-table');
  const [poor, rich] = [await seat(house, { user: '1' }), await seat(house, { user: '2' })];
  portal.manner = ({ operation }, nth) => (nth === 0 && operation !== 'rollback' ? 'lost' : 'done');
  await expect(house.table.bet(poor, { player: '1000' })).rejects.toMatchObject({ code: 'game_unavailable' });
  await house.table.bet(rich, { player: '1000', banker: '1000', tie: '100' });
  await close();
  await delivered();
  expect(portal.of('win').map(({ body }) => body.transaction_uuid)).toHaveLength(2);
  expect(new Set(portal.of('win').map(({ body }) => body.transaction_uuid)).size).toBe(1);
  const [round] = house.vendor.store.roundsOf('mela:2', 'lotus-table');
  expect(lost()).toBe(2100n - BigInt(round?.payout ?? 0));
});

test('a vendor that is killed rolls back open bets, and never deals the round again', async () => {
  const file = await open('lotus-table');
  await house.table.bet(await seat(house), { banker: '1000' });
  const before = house.table.current?.place;
  // What a kill leaves behind is what was written so far.
  const left = join(folder.path, `${++files}.jsonl`);
  copyFileSync(file, left);
  await house.stop();

  await open('lotus-table', left);
  await delivered();
  expect([portal.balance, portal.of('rollback').length]).toEqual([WEALTH, 1]);
  expect([before, house.table.current?.place]).toEqual([
    { shoe: 0, index: 0 },
    { shoe: 0, index: 1 },
  ]);
  expect(house.table.road).toEqual([]);
});

test('a vendor that is killed after the close pays every win, once', async () => {
  const file = await open('village-derby');
  for (const [user, spot] of ['meron', 'wala', 'wala'].entries())
    await house.table.bet(await seat(house, { user: String(user) }), { [spot]: '1000' });
  portal.manner = ({ operation }) => (operation === 'win' ? 'lost' : 'done');
  await close();
  await portal.reach('win', 3);
  const left = join(folder.path, `${++files}.jsonl`);
  copyFileSync(file, left);
  await house.stop();

  portal.manner = () => 'done';
  await open('village-derby', left);
  await delivered();
  const rounds = ['0', '1', '2'].flatMap((user) =>
    house.vendor.store.roundsOf(`mela:${user}`, 'village-derby'),
  );
  expect(rounds.map(({ state }) => state)).toEqual(['settled', 'settled', 'settled']);
  expect(lost()).toBe(sum(rounds.map(stakeOf)) - sum(rounds.map(payoutOf)));
  expect(new Set(portal.of('win').map(({ body }) => body.transaction_uuid)).size).toBe(3);
});

test('what players lose in a derby is the commission and less than a minor unit of each winner', async () => {
  await open('village-derby');
  const amount = fc.integer({ min: 100, max: 1_000_000 }).map(String);
  const crowd = fc.array(fc.record({ meron: amount, wala: amount }, { requiredKeys: [] }), { maxLength: 5 });
  const crowds = fc.sample(crowd, { numRuns: 15, seed: 4 });
  const rakes = new Set<boolean>();
  for (const [nth, stakes] of crowds.entries()) {
    const before = lost();
    const bets = stakes.filter((each) => Object.keys(each).length > 0);
    for (const [user, each] of bets.entries())
      await house.table.bet(await seat(house, { user: `${nth}-${user}` }), each as Record<string, string>);
    await close();
    await delivered();
    const winner = (house.table.current?.result as DerbyResult | undefined)?.winner ?? 'draw';
    const total = sum(bets.flatMap((each) => Object.values(each).map(BigInt)));
    const contested = bets.some(({ meron }) => meron) && bets.some(({ wala }) => wala) && winner !== 'draw';
    const winners = winner === 'draw' ? 0 : bets.filter((each) => each[winner]).length;
    const rake = lost() - before;
    const commission = contested ? (total * 5n) / 100n : 0n;
    expect(rake).toBeGreaterThanOrEqual(commission);
    expect(rake).toBeLessThan(commission + BigInt(contested ? winners : 1));
    rakes.add(contested);
    await jest.advanceTimersByTimeAsync(TIMES.result);
    await until(() => house.table.phase === 'open');
  }
  expect(rakes).toEqual(new Set([true, false]));
});
