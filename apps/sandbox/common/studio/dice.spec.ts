import {
  DICE_RTP,
  diceChance,
  diceMultiplier,
  dicePayout,
  diceWins,
  isDiceTarget,
  winningRolls,
} from './dice.js';

const ROLLS = 10_001;

test.each([
  { target: 5050, over: true },
  { target: 5050, over: false },
  { target: 1, over: false },
  { target: 9999, over: true },
  { target: 200, over: true },
  { target: 9800, over: false },
  { target: 3333, over: false },
])('%j wins as often as it says, and returns 99 %% of all stakes over all rolls', (bet) => {
  const wins = Array.from({ length: ROLLS }, (_, roll) => diceWins(bet, roll)).filter(Boolean).length;
  expect(wins).toBe(winningRolls(bet));
  expect(diceChance(bet)).toBeCloseTo((wins / ROLLS) * 100, 10);

  const amount = 1_000_000n;
  const returned = Number(dicePayout(amount, bet) * BigInt(wins)) / Number(amount * BigInt(ROLLS));
  expect(returned).toBeLessThanOrEqual(DICE_RTP);
  expect(returned).toBeGreaterThan(DICE_RTP - 0.000_001);
});

test('pays whole minor units, rounded down', () => {
  const bet = { target: 5050, over: true };
  expect(diceMultiplier(bet)).toBe('2.0002');
  expect(dicePayout(100n, bet)).toBe(200n);
  expect(dicePayout(1n, bet)).toBe(2n);
  expect(dicePayout(9_007_199_254_740_993n, bet)).toBe(18_016_199_949_332_934n);
  expect(diceMultiplier({ target: 9800, over: false })).toBe('1.0103');
});

test('takes targets in bounds alone', () => {
  expect(isDiceTarget({ target: 1, over: false })).toBe(true);
  expect(isDiceTarget({ target: 0, over: false })).toBe(false);
  expect(isDiceTarget({ target: 9801, over: false })).toBe(false);
  expect(isDiceTarget({ target: 199, over: true })).toBe(false);
  expect(isDiceTarget({ target: 10_000, over: true })).toBe(false);
  expect(isDiceTarget({ target: 50.5, over: true })).toBe(false);
});
