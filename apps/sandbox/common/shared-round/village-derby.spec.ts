import fc from 'fast-check';
import { payoutOf, poolOf, type Stakes, totalStake } from './rules.js';
import { DERBY_ROUNDS, type DerbyResult, derbyCommission, villageDerby } from './village-derby.js';

const winner = fc.constantFrom<DerbyResult['winner']>('meron', 'wala', 'draw');
const stake = fc.bigInt({ min: 0n, max: 10n ** 15n });
const stakes: fc.Arbitrary<Stakes> = fc.record({ meron: stake, wala: stake }, { requiredKeys: [] });
const sum = (amounts: readonly bigint[]) => amounts.reduce((total, amount) => total + amount, 0n);

test('payouts, commission and breakage are the stakes, and breakage is below one minor unit a winner', () => {
  fc.assert(
    fc.property(fc.array(stakes, { maxLength: 30 }), winner, (players, won) => {
      const pool = poolOf(players);
      const result = { winner: won };
      const payouts = players.map((own) => payoutOf(villageDerby, result, own, pool));
      const winners = won === 'draw' ? 0 : players.filter((own) => (own[won] ?? 0n) > 0n).length;
      const breakage = totalStake(pool) - derbyCommission(result, pool) - sum(payouts);
      expect(breakage).toBeGreaterThanOrEqual(0n);
      expect(breakage).toBeLessThan(BigInt(Math.max(1, winners)));
    }),
    { numRuns: 300 },
  );
});

test('the winning side has the pool less 5 %, pro rata', () => {
  const players: Stakes[] = [{ meron: 300n }, { meron: 100n }, { wala: 600n }];
  const pool = poolOf(players);
  const won = players.map((own) => payoutOf(villageDerby, { winner: 'meron' }, own, pool));
  expect(won).toEqual([712n, 237n, 0n]);
  expect(derbyCommission({ winner: 'meron' }, pool)).toBe(50n);
  expect(derbyCommission({ winner: 'meron' }, { meron: 10n, wala: 9n })).toBe(0n);
});

test.each([
  ['draw', { meron: 300n, wala: 77n }],
  ['meron', { meron: 300n, wala: 0n }],
  ['wala', { meron: 300n }],
] as const)('%s over %j hands the stakes back, and nothing was at risk', (won, own) => {
  const result = { winner: won };
  expect(payoutOf(villageDerby, result, own, own)).toBe(totalStake(own));
  expect(derbyCommission(result, own)).toBe(0n);
  expect(villageDerby.validAmount(result, own, own)).toBe(0n);
});

test('a stake on both sides counts with its difference', () => {
  const own = { meron: 300n, wala: 120n };
  expect(villageDerby.validAmount({ winner: 'wala' }, own, own)).toBe(180n);
});

test('of 25 rounds twelve go to each side and one is a draw, so that 95.2 % of even pools return', () => {
  const results = Array.from<unknown, DerbyResult>(
    { length: DERBY_ROUNDS },
    (_, index) => villageDerby.deal([(index + 0.5) / DERBY_ROUNDS])[0] ?? { winner: 'draw' },
  );
  const pool = { meron: 1000n, wala: 1000n };
  for (const side of ['meron', 'wala'] as const) {
    expect(results.filter((result) => result.winner === side)).toHaveLength(12);
    const paid = sum(results.map((result) => villageDerby.spotPayout(result, side, 1000n, pool)));
    expect(paid).toBe(23_800n);
    expect(villageDerby.returned[side]).toBeCloseTo(0.952, 12);
  }
  expect(villageDerby.road({ winner: 'draw' })).toBe('D');
});
