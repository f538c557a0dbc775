import { boundsOf, fitted, nextStake, problemOf } from './stake';

const bounds = boundsOf({
  min: '500',
  max: '500000',
  step: '5',
  presets: ['1000', '5000', '10000'],
  maxWin: '50000000',
});

test('says what is wrong with a stake', () => {
  expect(problemOf(null, bounds)).toBe('invalid');
  expect(problemOf(499n, bounds)).toBe('low');
  expect(problemOf(500005n, bounds)).toBe('high');
  expect(problemOf(502n, bounds)).toBe('step');
  expect(problemOf(505n, bounds)).toBeNull();
});

test('fits half and double into the limits and onto a step', () => {
  expect(fitted(1507n, bounds)).toBe(1505n);
  expect(fitted(2n, bounds)).toBe(500n);
  expect(fitted(900000n, bounds)).toBe(500000n);
});

test('climbs the presets and stops at the limits', () => {
  expect(nextStake(500n, bounds, true)).toBe(1000n);
  expect(nextStake(7000n, bounds, true)).toBe(10000n);
  expect(nextStake(7000n, bounds, false)).toBe(5000n);
  expect(nextStake(10000n, bounds, true)).toBe(500000n);
  expect(nextStake(500n, bounds, false)).toBe(500n);
});
