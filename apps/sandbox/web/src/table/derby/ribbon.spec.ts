import { knotAt, PULL_MS } from './ribbon';

test.each([
  ['meron', -1],
  ['wala', 1],
  ['draw', 0],
] as const)('%s: the knot ends at %d, after it was on both sides', (winner, end) => {
  const places = Array.from({ length: 50 }, (_, at) => knotAt((at / 49) * PULL_MS, winner));
  expect(places.at(-1)).toBeCloseTo(end, 6);
  expect(knotAt(PULL_MS * 3, winner)).toBeCloseTo(end, 6);
  expect(Math.min(...places)).toBeLessThan(-0.2);
  expect(Math.max(...places)).toBeGreaterThan(0.2);
});
