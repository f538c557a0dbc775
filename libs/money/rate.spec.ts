import fc from 'fast-check';
import { parseRate, rateToWire, WHOLE_PPM } from './rate.js';

test('converts a rate to the wire and back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: WHOLE_PPM }), (ppm) => parseRate(rateToWire(ppm)) === ppm),
    { numRuns: 10_000 },
  );
});

test.each([
  [1000, '0.10'],
  [21_000, '2.10'],
  [12, '0.0012'],
  [125, '0.0125'],
  [300_000, '30.00'],
  [1_000_000, '100.00'],
])('writes %d parts per million as %s percent', (ppm, text) => {
  expect(rateToWire(ppm)).toBe(text);
});

test.each(['', '-1', '1.', '.5', '1e2', '01', '0.12345', '1000', ' 1', '১'])(
  'refuses %j as a rate',
  (text) => {
    expect(() => parseRate(text)).toThrow(RangeError);
  },
);
