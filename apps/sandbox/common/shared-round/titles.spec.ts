import fc from 'fast-check';
import { payoutOf, poolOf, totalStake } from './rules.js';
import { isSharedRoundCode, SHARED_ROUND_CODES, sharedRoundRules } from './titles.js';

const number = fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true });

describe.each(SHARED_ROUND_CODES)('%s', (code) => {
  const rules = sharedRoundRules(code);
  const stakes = fc.dictionary(fc.constantFrom(...rules.spots), fc.bigInt({ min: 1n, max: 10n ** 12n }), {
    maxKeys: 8,
  });
  const deal = fc
    .array(number, { minLength: rules.numbers, maxLength: rules.numbers })
    .map((numbers) => rules.deal(numbers));

  test('pays no less than nothing, no spot above its best, and has at most the stake at risk', () => {
    fc.assert(
      fc.property(stakes, stakes, deal, (own, others, results) => {
        expect(results).toHaveLength(rules.rounds);
        const pool = poolOf([own, others]);
        for (const result of results.slice(-3)) {
          for (const [spot, stake] of Object.entries(own)) {
            const payout = rules.spotPayout(result, spot, stake, pool);
            expect(payout).toBeGreaterThanOrEqual(0n);
            if (rules.best !== null) expect(payout).toBeLessThanOrEqual(stake * BigInt(rules.best));
          }
          expect(payoutOf(rules, result, {}, pool)).toBe(0n);
          const valid = rules.validAmount(result, own, pool);
          expect(valid).toBeGreaterThanOrEqual(0n);
          expect(valid).toBeLessThanOrEqual(totalStake(own));
        }
      }),
      { numRuns: 100 },
    );
  });

  test('a result is plain JSON, with a short text for the road', () => {
    const results = rules.deal(Array(rules.numbers).fill(0.37));
    expect(JSON.parse(JSON.stringify(results))).toEqual(results);
    for (const result of results) expect(rules.road(result)).toMatch(/^[A-Z]$|^\d{1,2}$/);
  });

  test('says of every spot what returns, and of no other', () => {
    expect(Object.keys(rules.returned)).toEqual([...rules.spots]);
    expect(new Set(rules.spots).size).toBe(rules.spots.length);
  });
});

test('knows its titles by code, and no others', () => {
  expect(SHARED_ROUND_CODES.every(isSharedRoundCode)).toBe(true);
  for (const code of ['', 'toString', 'river-dice']) expect(isSharedRoundCode(code)).toBe(false);
});
