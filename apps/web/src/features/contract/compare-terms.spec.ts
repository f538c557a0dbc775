import fc from 'fast-check';
import { type ContractTerms, isAbove, tiersOf } from '#libs/agency/common/contract-terms';
import { rateToWire } from '#libs/money/rate';
import { compareTerms } from './compare-terms';

const daily = (...tiers: [bet: string, members: number, rate: string][]): ContractTerms => ({
  kind: 'daily',
  tiers: tiers.map(([dailyBetAmount, activeMembers, rate]) => ({ dailyBetAmount, activeMembers, rate })),
});
const compared = (after: ContractTerms, before: ContractTerms | null) =>
  compareTerms(after, before, 'BDT').map(({ validBet, rates }) => [
    Number(validBet),
    ...rates.map(({ before, after, change }) => [before, after, change]),
  ]);

test('without a contract in force everything is new', () => {
  expect(compared(daily(['0', 0, '0.50']), null)).toEqual([[0, [null, 5000, 'new']]]);
});

test('each rate of a kind is compared on its own', () => {
  const rates = (winRate: string, lossRate: string, betRate: string): ContractTerms => ({
    kind: 'realtime',
    winRate,
    lossRate,
    betRate,
  });
  expect(compared(rates('0.20', '0.10', '0'), rates('0.10', '0.20', '0.00'))).toEqual([
    [0, [1000, 2000, 'higher'], [2000, 1000, 'lower'], [0, 0, 'same']],
  ]);
});

test('steps that stand elsewhere are compared by what they pay there', () => {
  const before = daily(['1000', 0, '0.50'], ['5000', 0, '1.00']);
  const after = daily(['2000', 0, '0.80']);
  expect(compared(after, before)).toEqual([
    [100_000, [5000, 0, 'lower']],
    [200_000, [5000, 8000, 'higher']],
    [500_000, [10_000, 8000, 'lower']],
  ]);
});

test('something is higher exactly where the rule of contracts finds the new terms above', () => {
  const terms = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 20_000 })), {
      selector: ([bet]) => bet,
      minLength: 1,
      maxLength: 4,
    })
    .map((steps) =>
      daily(
        ...steps
          .sort(([one], [other]) => one - other)
          .map(([bet, ppm]): [string, number, string] => [String(bet), 0, rateToWire(ppm)]),
      ),
    );
  fc.assert(
    fc.property(terms, terms, (after, before) => {
      const higher = compareTerms(after, before, 'BDT').some(({ rates }) =>
        rates.some(({ change }) => change === 'higher'),
      );
      // Where the old contract takes a step down, the new one may be above it between its own steps.
      if (isAbove(tiersOf(after, 'BDT'), tiersOf(before, 'BDT'))) expect(higher).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
