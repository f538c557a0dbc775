import fc from 'fast-check';
import { bestOfLine, linePayout, returnToPlayer, type SlotRules, windowOf, winsOf } from './slot.js';

const rules: SlotRules = {
  reels: [
    ['a', 'b', 'w', 'c'],
    ['a', 'w', 'b', 'c'],
    ['c', 'a', 'b'],
  ],
  rows: 3,
  lines: [
    [0, 0, 0],
    [1, 1, 1],
    [0, 1, 2],
  ],
  wild: 'w',
  paytable: [
    { symbol: 'w', pays: [{ count: 2, pay: 3 }] },
    {
      symbol: 'a',
      pays: [
        { count: 2, pay: 2 },
        { count: 3, pay: 10 },
      ],
    },
    { symbol: 'b', pays: [{ count: 3, pay: 5 }] },
  ],
};

test('a window shows the strip from its stop on, and goes round', () => {
  expect(windowOf(rules, [3, 0, 2])).toEqual([
    ['c', 'a', 'b'],
    ['a', 'w', 'b'],
    ['b', 'c', 'a'],
  ]);
});

test.each([
  [['a', 'w', 'a'], { symbol: 'a', count: 3, pay: 10 }],
  [['w', 'w', 'b'], { symbol: 'b', count: 3, pay: 5 }],
  [['w', 'w', 'c'], { symbol: 'w', count: 2, pay: 3 }],
  [['a', 'a', 'c'], { symbol: 'a', count: 2, pay: 2 }],
  [['c', 'a', 'a'], null],
  [['c', 'c', 'c'], null],
])('a line of %j', (symbols, expected) => {
  expect(bestOfLine(rules, symbols)).toEqual(expected);
});

test('every line is looked at, and a line has its part of the stake', () => {
  const wins = winsOf(rules, [
    ['a', 'b', 'w'],
    ['a', 'w', 'b'],
    ['a', 'b', 'c'],
  ]);
  expect(wins).toEqual([
    { line: 0, symbol: 'a', count: 3, pay: 10 },
    { line: 1, symbol: 'b', count: 3, pay: 5 },
    { line: 2, symbol: 'a', count: 2, pay: 2 },
  ]);
  expect(linePayout(rules, 300n, { pay: 10 })).toBe(1000n);
});

/** What all stops pay together, each window played for itself: the long way round. */
function playEveryStop(title: SlotRules): bigint {
  const stops = title.reels.reduce<number[][]>(
    (all, strip) => all.flatMap((before) => strip.map((_, stop) => [...before, stop])),
    [[]],
  );
  return stops.reduce(
    (sum, stop) => winsOf(title, windowOf(title, stop)).reduce((paid, { pay }) => paid + BigInt(pay), sum),
    0n,
  );
}

const symbol = fc.constantFrom('w', 'a', 'b', 'c');
const strip = fc.array(symbol, { minLength: 3, maxLength: 7 });

test('the figure of the return is what playing every stop gives', () => {
  fc.assert(
    fc.property(fc.array(strip, { minLength: 3, maxLength: 4 }), (reels) => {
      const lines = [0, 1, 2].map((row) => reels.map((_, reel) => (row + reel) % 3));
      const title = { ...rules, reels, lines };
      const { paid, staked } = returnToPlayer(title);
      expect(playEveryStop(title)).toBe(paid * BigInt(lines.length));
      expect(staked).toBe(reels.reduce((product, { length }) => product * BigInt(length), 1n));
    }),
    { numRuns: 40 },
  );
});
