import { crashPayout, multiplierAt, timeOf } from './crash.js';

test('the multiplier starts at 1.00, grows, and is reached when timeOf says', () => {
  expect(multiplierAt(0)).toBe(100);
  expect(multiplierAt(-50)).toBe(100);
  for (const multiplier of [101, 214, 1091, 99_999]) {
    const at = timeOf(multiplier);
    expect(multiplierAt(at + 0.001)).toBe(multiplier);
    expect(multiplierAt(at - 0.001)).toBe(multiplier - 1);
  }
});

test('pays whole minor units, rounded down', () => {
  expect(crashPayout(1000n, 214)).toBe(2140n);
  expect(crashPayout(1n, 199)).toBe(1n);
  expect(crashPayout(9_007_199_254_740_993n, 101)).toBe(9_097_271_247_288_402n);
});
