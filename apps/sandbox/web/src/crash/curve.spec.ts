import fc from 'fast-check';
import { GROWTH } from '../../../common/studio/crash';
import { boxOf, flightAt, heightOf, kiteOn, marksRoom, marksUpTo, skyOf } from './curve';

const times = fc.oneof(fc.integer({ min: 0, max: 3_000 }), fc.integer({ min: 0, max: 230_000 }));
const sizes = fc.tuple(fc.integer({ min: 240, max: 2_000 }), fc.integer({ min: 120, max: 1_400 }));

test('the kite and its tail stay in their own box, beside the marks, however high they climb', () => {
  fc.assert(
    fc.property(times, sizes, (elapsed, [width, height]) => {
      const sky = skyOf(width, height);
      const flight = flightAt(elapsed, GROWTH, sky);
      const { left, top, right, bottom } = boxOf(kiteOn(flight, sky, elapsed), sky);
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width - marksRoom(flight.highest));
      expect(bottom).toBeLessThanOrEqual(height);
      expect(flight.path).not.toMatch(/NaN|Infinity/);
    }),
    { numRuns: 2_000 },
  );
});

test('the figure of each mark is inside the box', () => {
  fc.assert(
    fc.property(times, sizes, (elapsed, [width, height]) => {
      const sky = skyOf(width, height);
      const { highest } = flightAt(elapsed, GROWTH, sky);
      for (const mark of marksUpTo(highest)) {
        expect(heightOf(mark, highest, sky)).toBeGreaterThanOrEqual(24 - 1e-6);
        expect(heightOf(mark, highest, sky)).toBeLessThanOrEqual(height);
      }
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
