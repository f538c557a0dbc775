import fc from 'fast-check';
import { FISH_KINDS, kindAt } from './kinds.js';
import { isInView, placeOf, WAVE_FISH, WAVE_MS, WAVE_NUMBERS, waveOf, wavesAt } from './water.js';

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
const numbers = fc.array(number, { minLength: WAVE_NUMBERS, maxLength: WAVE_NUMBERS });

test('the same numbers give the same water, as plain JSON', () => {
  fc.assert(
    fc.property(numbers, fc.nat(1000), (dealt, wave) => {
      const fish = waveOf(dealt, wave);
      expect(waveOf([...dealt], wave)).toEqual(fish);
      expect(JSON.parse(JSON.stringify(fish))).toEqual(fish);
    }),
    { numRuns: 6 },
  );
});

test('fish enter in order, cross from side to side, and have left after one more wave', () => {
  fc.assert(
    fc.property(numbers, fc.nat(1000), (dealt, wave) => {
      const fish = waveOf(dealt, wave);
      expect(fish).toHaveLength(WAVE_FISH);
      expect(new Set(fish.map(({ id }) => id)).size).toBe(WAVE_FISH);
      for (const [index, each] of fish.entries()) {
        expect(each.entersAt).toBeGreaterThanOrEqual(fish[index - 1]?.entersAt ?? wave * WAVE_MS);
        expect(each.entersAt).toBeLessThan((wave + 1) * WAVE_MS);
        expect(each.leavesAt).toBeLessThan((wave + 2) * WAVE_MS);
        expect(placeOf(each, each.entersAt - 1)).toBeNull();
        expect(placeOf(each, each.leavesAt)).toBeNull();
        const first = placeOf(each, each.entersAt);
        const last = placeOf(each, each.leavesAt - 1);
        expect(Math.abs((last?.x ?? 0) - (first?.x ?? 0))).toBeGreaterThan(1.1);
        const half = placeOf(each, (each.entersAt + each.leavesAt) / 2);
        expect(half?.x).toBeCloseTo(0.5, 9);
        for (let at = each.entersAt; at < each.leavesAt; at += 1000) {
          const y = placeOf(each, at)?.y ?? -1;
          expect(y >= 0.1 - 1e-9 && y <= 0.9 + 1e-9).toBe(true);
        }
        expect(isInView(each, each.entersAt)).toBe(false);
        expect(isInView(each, (each.entersAt + each.leavesAt) / 2)).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
});

test('once the first have come, there is always a fish to shoot at', () => {
  fc.assert(
    fc.property(numbers, numbers, (one, other) => {
      const waves = [waveOf(one, 0), waveOf(other, 1)];
      for (let at = 5_000; at < 2 * WAVE_MS; at += 250) {
        const fish = wavesAt(at).flatMap((wave) => waves[wave] ?? []);
        expect(fish.some((each) => isInView(each, at))).toBe(true);
      }
    }),
    { numRuns: 6 },
  );
});

test('a fish looks where it swims', () => {
  const dealt = Array<number>(WAVE_NUMBERS).fill(0.5);
  const [leftwards] = waveOf(dealt, 0);
  const [rightwards] = waveOf(
    dealt.map((_, index) => (index % 6 === 2 ? 0.1 : 0.5)),
    0,
  );
  if (!leftwards || !rightwards) throw new Error('the wave is empty');
  expect(Math.abs(placeOf(leftwards, leftwards.entersAt)?.heading ?? 0)).toBeCloseTo(Math.PI, 9);
  expect(placeOf(rightwards, rightwards.entersAt)?.heading).toBeCloseTo(0, 9);
});

test('of a hundred fish each kind has its share', () => {
  const counts = FISH_KINDS.map(
    ({ code }) =>
      Array.from({ length: 100 }, (_, place) => kindAt((place + 0.5) / 100)).filter(
        (kind) => kind.code === code,
      ).length,
  );
  expect(counts).toEqual(FISH_KINDS.map(({ share }) => share));
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(100);
});
