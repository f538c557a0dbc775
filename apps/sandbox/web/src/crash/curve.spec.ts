import fc from 'fast-check';
import { GROWTH } from '../../../studio/crash';
import { flightAt, heightOf, marksUpTo, SKY } from './curve';

test('the kite stays inside the sky, however high it climbs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 230_000 }), (elapsed) => {
      const { x, y, path } = flightAt(elapsed, GROWTH);
      expect(x).toBeGreaterThanOrEqual(SKY.left);
      expect(x).toBeLessThanOrEqual(SKY.width - SKY.right);
      expect(y).toBeGreaterThanOrEqual(SKY.top - 0.001);
      expect(y).toBeLessThanOrEqual(SKY.height - SKY.bottom);
      expect(path).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('it ends at the height of its multiplier', () => {
  const { y, highest } = flightAt(20_000, GROWTH);
  expect(y).toBeCloseTo(heightOf(Math.exp(GROWTH * 20_000), highest), 6);
});

test.each([
  [1.8, [1.2, 1.4, 1.6, 1.8]],
  [3, [1.5, 2, 2.5, 3]],
  [41, [11, 21, 31, 41]],
])('marks round figures up to %d', (highest, marks) => {
  expect(marksUpTo(highest).map((mark) => Math.round(mark * 100) / 100)).toEqual(marks);
});
