import fc from 'fast-check';
import { FISH_KINDS, kindOf } from './kinds.js';
import { monsoonFish, shoot, shotPayout } from './shot.js';

/** A number of the seeds has four bytes. */
const ALL = 2 ** 32;
const codes = FISH_KINDS.map(({ code }) => code);

/** How many of all numbers kill: those below a bound, which is searched for. */
function killing(kind: (typeof codes)[number]): number {
  let [low, high] = [0, ALL];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if (shoot(middle / ALL, { kind })) low = middle + 1;
    else high = middle;
  }
  return low;
}

test.each(codes)('over all numbers of four bytes a shot at %s returns 96 %%', (kind) => {
  const count = killing(kind);
  expect(shoot((count - 1) / ALL, { kind })).toBe(true);
  expect(shoot(count / ALL, { kind })).toBe(false);
  const { worth } = kindOf(kind);
  const paid = Number(shotPayout(1000n, 0, { kind })) / 1000;
  // The bound is a whole number, and so up to one above ALL * 0.96 / M.
  expect(count * paid - 0.96 * ALL).toBeGreaterThanOrEqual(0);
  expect(count * paid - 0.96 * ALL).toBeLessThan(worth + 1e-6);
});

test('there are ten kinds, worth 2 to 200 stakes', () => {
  expect(FISH_KINDS.map(({ worth }) => worth)).toEqual([2, 3, 5, 8, 12, 20, 35, 60, 100, 200]);
  expect(monsoonFish).toMatchObject({ rtp: 0.96, best: 200 });
});

/** A 32-bit generator of the spec's own (mulberry32), so that its million numbers are always the same. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / ALL;
  };
}

test('a million shots at fish of all kinds return 96 % within three standard errors', () => {
  const next = seeded(16);
  const shots = 1_000_000;
  let returned = 0n;
  for (let shot = 0; shot < shots; shot += 1)
    returned += shotPayout(1n, next(), { kind: codes[shot % codes.length] ?? 'punti' });
  const variance = FISH_KINDS.reduce((sum, { worth }) => sum + 0.96 * worth - 0.96 ** 2, 0) / codes.length;
  const error = Math.sqrt(variance / shots);
  expect(Math.abs(Number(returned) / shots - 0.96)).toBeLessThan(3 * error);
});

test('the same number kills the same kind, wherever and whenever it swims', () => {
  const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });
  const swim = fc.record({ entersAt: fc.nat(), leavesAt: fc.nat(), id: fc.string() });
  fc.assert(
    fc.property(number, fc.constantFrom(...codes), swim, swim, (drawn, kind, one, other) => {
      expect(shoot(drawn, { ...one, kind })).toBe(shoot(drawn, { ...other, kind }));
    }),
  );
});

/** What a plan of aiming is expected to pay: the next target may depend on everything that was hit and missed before. */
function expectedPayout(
  aim: (killed: readonly boolean[]) => number,
  shots: number,
  killed: boolean[],
): number {
  if (killed.length === shots) return 0;
  const kind = codes[aim(killed) % codes.length] ?? 'punti';
  const chance = killing(kind) / ALL;
  const rest = (kill: boolean) => expectedPayout(aim, shots, [...killed, kill]);
  return chance * (kindOf(kind).worth + rest(true)) + (1 - chance) * rest(false);
}

test('whatever one aims at, and however one chooses it by earlier shots, 96 % of the stakes return', () => {
  fc.assert(
    fc.property(fc.func(fc.nat()), (aim) => {
      expect(expectedPayout(aim, 5, [])).toBeCloseTo(5 * 0.96, 6);
    }),
    { numRuns: 40 },
  );
});
