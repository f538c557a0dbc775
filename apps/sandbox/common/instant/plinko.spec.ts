import { PLINKO_ROWS, plinko, plinkoPayout, plinkoReturn, plinkoSlot } from './plinko.js';

const bet = { stake: 1000n, choice: 0, maxWin: 1_000_000n };

test('returns 98.9063 % over all 256 ways', () => {
  expect(plinkoReturn()).toEqual({ paid: 2532, ways: 256 });
  expect((plinko.rtp * 100).toFixed(4)).toBe('98.9063');
});

test.each([
  [0, 13_000n],
  [1, 3000n],
  [2, 1300n],
  [3, 700n],
  [4, 400n],
  [5, 700n],
  [8, 13_000n],
])('slot %d pays %d of 1000', (slot, payout) => {
  const turns = Array.from({ length: PLINKO_ROWS }, (_, row) => (row < slot ? 1 : 0));
  expect(plinkoSlot(turns)).toBe(slot);
  expect(plinko.turn(turns, bet, [])).toEqual({ over: true, payout, shown: turns });
});

test('pays whole minor units, rounded down', () => {
  expect(plinkoPayout(101n, 4)).toBe(40n);
  expect(plinkoPayout(9_007_199_254_740_993n, 3)).toBe(6_305_039_478_318_695n);
});

test('half of the numbers turn left, half right; a round has no steps', () => {
  expect(plinko.deal([0, 0.25, 0.499_999, 0.5, 0.75, 0.999_999, 0.1, 0.9], 0)).toEqual([
    0, 0, 0, 1, 1, 1, 0, 1,
  ]);
  expect(plinko.turn([0, 0, 0, 0, 0, 0, 0, 0], bet, [1])).toBeNull();
});
