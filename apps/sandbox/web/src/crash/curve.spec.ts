import fc from 'fast-check';
import { GROWTH } from '../../../studio/crash';
import { flightAt, heightOf, kiteScale, marksUpTo, skyOf } from './curve';

const sizes = fc.tuple(fc.integer({ min: 320, max: 2000 }), fc.integer({ min: 280, max: 1400 }));

test('the kite stays inside the sky, however high it climbs', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 230_000 }), sizes, (elapsed, [width, height]) => {
      const sky = skyOf(width, height);
      const { x, y, path } = flightAt(elapsed, GROWTH, sky);
      expect(x).toBeGreaterThanOrEqual(sky.left);
      expect(x).toBeLessThanOrEqual(sky.width - sky.right);
      expect(y).toBeGreaterThanOrEqual(sky.top - 0.001);
      expect(y).toBeLessThanOrEqual(sky.height - sky.bottom);
      expect(kiteScale(sky)).toBeLessThan(1);
      expect(path).not.toMatch(/NaN|Infinity/);
    }),
  );
});

test('it ends at the height of its multiplier', () => {
  const sky = skyOf(800, 600);
  const { y, highest } = flightAt(20_000, GROWTH, sky);
  expect(y).toBeCloseTo(heightOf(Math.exp(GROWTH * 20_000), highest, sky), 6);
});

test.each([
  [1.8, [1.2, 1.4, 1.6, 1.8]],
  [3, [1.5, 2, 2.5, 3]],
  [41, [11, 21, 31, 41]],
])('marks round figures up to %d', (highest, marks) => {
  expect(marksUpTo(highest).map((mark) => Math.round(mark * 100) / 100)).toEqual(marks);
});
