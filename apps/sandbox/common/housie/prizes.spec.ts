import fc from 'fast-check';
import { ballsOf, type DrawSeeds, isRefunded, playPool, ticketsOf } from './game.js';
import { completedAt, dividePrizes, PRIZE_SHARE, PRIZES, prizeAmounts, wonBy } from './prizes.js';
import { BALLS, type Ticket } from './ticket.js';

const BALLS_IN_ORDER = Array.from({ length: BALLS }, (_, at) => at + 1);
const seeds: DrawSeeds = { serverSeed: '0123456789abcdef'.repeat(4), clientSeed: 'evening-housie-1' };
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);
/** A ticket with these numbers in its rows. */
const ticket = (...rows: number[][]): Ticket => rows;

test('the shares of the prizes are 90 % together', () => {
  expect(PRIZES.map(({ kind, share }) => [kind, Number(share)])).toEqual([
    ['early', 10],
    ['top', 15],
    ['middle', 15],
    ['bottom', 15],
    ['full', 35],
  ]);
  expect(PRIZE_SHARE).toBe(90n);
});

test('a ticket completes its prizes with the right ball', () => {
  const one = ticket([3, 14, 22, 0, 40], [5, 33, 0, 61, 70], [9, 47, 55, 0, 88]);
  const at = (kind: Parameters<typeof completedAt>[1]) => completedAt(one, kind, BALLS_IN_ORDER);
  expect(PRIZES.map(({ kind }) => at(kind))).toEqual([22, 40, 70, 88, 88]);
});

test('tickets that complete with the same ball share, and what is left is in the full house', () => {
  const same = ticket([1, 2, 3, 4, 5], [6, 7, 8, 9, 10], [11, 12, 13, 14, 15]);
  const entries = [
    { strip: 9, tickets: [same] },
    { strip: 4, tickets: [same, same] },
  ];
  const prizes = dividePrizes(1010n, entries, BALLS_IN_ORDER);
  // 90 % of 1010 are 909: 101, three times 151 of which one is left each, and the rest.
  expect(prizes.map(({ amount, winners }) => [amount, winners.map((winner) => winner.amount)])).toEqual([
    [99n, [33n, 33n, 33n]],
    [150n, [50n, 50n, 50n]],
    [150n, [50n, 50n, 50n]],
    [150n, [50n, 50n, 50n]],
    [360n, [120n, 120n, 120n]],
  ]);
  const full = dividePrizes(1002n, entries, BALLS_IN_ORDER)[4];
  expect(full?.winners).toEqual([
    { strip: 4, ticket: 0, amount: 118n },
    { strip: 4, ticket: 1, amount: 117n },
    { strip: 9, ticket: 0, amount: 117n },
  ]);
  expect([wonBy(prizes, 9), wonBy(prizes, 4), wonBy(prizes, 5)]).toEqual([303n, 606n, 0n]);
});

test('90 % of the sales are divided exactly, whoever plays', async () => {
  const strips = await Promise.all(
    Array.from({ length: 12 }, (_, at) => ticketsOf(seeds, { strip: at + 1, tickets: 6 })),
  );
  const balls = await ballsOf(seeds);
  const counts = fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 2, maxLength: 12 });
  // The same strip for several players lets many tickets win at once.
  const alike = fc.boolean();
  fc.assert(
    fc.property(
      counts,
      alike,
      fc.bigInt({ min: 1n, max: 10_000_007n }),
      fc.shuffledSubarray(balls, { minLength: 90 }),
      (bought, same, price, order) => {
        const entries = bought.map((count, at) => ({
          strip: at + 1,
          tickets: (strips[same ? 0 : at] ?? []).slice(0, count),
        }));
        const sales = BigInt(sumOf(bought)) * price;
        const prizes = dividePrizes(sales, entries, order);
        const won = prizes.flatMap(({ winners }) => winners.map(({ amount }) => amount));
        expect(sum(won)).toBe((sales * 90n) / 100n);
        expect(sum(entries.map(({ strip }) => wonBy(prizes, strip)))).toBe((sales * 90n) / 100n);
        expect(sum(Object.values(prizeAmounts(sales)))).toBe((sales * 90n) / 100n);
        for (const { ball, amount, winners } of prizes) {
          expect(ball).toBeLessThanOrEqual(prizes[4]?.ball ?? 0);
          expect(sum(winners.map((winner) => winner.amount))).toBe(amount);
        }
      },
    ),
    { numRuns: 150 },
  );
});

const sumOf = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);

test('all of a round follows from its seed and name', async () => {
  const sold = [
    { strip: 4, tickets: 6 },
    { strip: 5, tickets: 1 },
  ];
  const balls = await ballsOf(seeds);
  expect([...balls].sort((a, b) => a - b)).toEqual(BALLS_IN_ORDER);
  expect(await playPool(seeds, sold, 1000n)).toEqual(await playPool({ ...seeds }, [...sold], 1000n));
  expect(await ballsOf({ ...seeds, clientSeed: 'evening-housie-2' })).not.toEqual(balls);
  const strip = await ticketsOf(seeds, { strip: 4, tickets: 6 });
  expect(new Set(strip.flat(2).filter((one) => one > 0)).size).toBe(BALLS);
  expect(await ticketsOf(seeds, { strip: 4, tickets: 2 })).toEqual(strip.slice(0, 2));
});

test('somebody alone gets the stake back', async () => {
  const alone = [{ strip: 4, tickets: 6 }];
  expect([isRefunded(alone), isRefunded([]), await playPool(seeds, alone, 1000n)]).toEqual([true, true, []]);
});
