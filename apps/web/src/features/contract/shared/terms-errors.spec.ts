import fc from 'fast-check';
import { type ContractTerms, isAbove, tiersOf, tiersRise } from '#libs/agency/common/contract-terms';
import { rateToWire } from '#libs/money/rate';
import { type TermsLimits, termsErrors } from './terms-errors';
import { asTyped, finished, nextStep, stepsOf, withSteps } from './terms-steps';

const limits = (change: Partial<TermsLimits> = {}): TermsLimits => ({
  caps: { rate: '2.00', winRate: '0.40', lossRate: '2.10', betRate: '0.10' },
  bound: null,
  currency: 'BDT',
  ...change,
});
const daily = (...tiers: [bet: string, members: number, rate: string][]): ContractTerms => ({
  kind: 'daily',
  tiers: tiers.map(([dailyBetAmount, activeMembers, rate]) => ({ dailyBetAmount, activeMembers, rate })),
});
const dividend = (rate: string): ContractTerms => ({
  kind: 'dividend',
  period: 'W',
  tiers: [{ activeMembers: 0, periodValidBet: '0', rate }],
});

test('an unfinished rate is asked for, one above its cap is told with the cap', () => {
  const terms: ContractTerms = { kind: 'realtime', winRate: '', lossRate: '2.11', betRate: '0.' };
  expect(termsErrors(terms, limits())).toEqual({
    '0.winRate': { code: 'rateNeeded' },
    '0.lossRate': { code: 'aboveCap', cap: '2.10' },
  });
});

test('steps must ask for more and may not pay less', () => {
  expect(termsErrors(daily(['1000', 2, '1.00'], ['1000', 2, '0.50']), limits())).toEqual({
    '1.amount': { code: 'mustRise' },
    '1.rate': { code: 'mustNotFall' },
  });
});

test('a salary may be as high as the own one, a dividend may not', () => {
  expect(termsErrors(daily(['0', 0, '1.50']), limits({ bound: daily(['0', 0, '1.50']) }))).toEqual({});
  expect(termsErrors(daily(['0', 0, '1.51']), limits({ bound: daily(['0', 0, '1.50']) }))).toEqual({
    '0.rate': { code: 'aboveOwn', cap: '1.50' },
  });
  const ofDividend = limits({ caps: { rate: '30.00' }, bound: dividend('20.00') });
  expect(termsErrors(dividend('20.00'), ofDividend)).toEqual({ '0.rate': { code: 'asOwn', cap: '20.00' } });
  expect(termsErrors(dividend('19.99'), ofDividend)).toEqual({});
});

test('what was typed becomes what the wire has', () => {
  expect(finished(daily(['', 0, '1.']))).toEqual(daily(['0', 0, '1']));
});

test('what the server suggests is shown as a person would type it', () => {
  expect(asTyped(daily(['0.00', 1, '1.00'], ['2000.00', 1, '1.00'], ['2000.50', 1, '1.00']))).toEqual(
    daily(['', 1, '1.00'], ['2000', 1, '1.00'], ['2000.50', 1, '1.00']),
  );
});

test('another step begins with the conditions and rates of the last', () => {
  const steps = stepsOf(daily(['1000', 3, '0.50']));
  const terms = withSteps(daily(['0', 0, '0']), [...steps, nextStep(steps)]);
  expect(terms).toEqual(daily(['1000', 3, '0.50'], ['', 3, '0.50']));
});

test('the form finds an error exactly where the rules that the server asks find one', () => {
  const step = fc.tuple(
    fc.integer({ min: 0, max: 4 }).map(String),
    fc.integer({ min: 0, max: 2 }),
    fc.integer({ min: 0, max: 4 }).map((times) => rateToWire(times * 5000)),
  );
  const terms = fc.array(step, { minLength: 1, maxLength: 3 }).map((steps) => daily(...steps));
  fc.assert(
    fc.property(terms, terms, (typed, bound) => {
      const [tiers, above] = [typed, bound].map((each) => tiersOf(each, 'BDT')) as [
        ReturnType<typeof tiersOf>,
        ReturnType<typeof tiersOf>,
      ];
      fc.pre(tiersRise(above));
      const errors = termsErrors(typed, limits({ bound }));
      expect(Object.keys(errors).length > 0).toBe(!tiersRise(tiers) || isAbove(tiers, above));
    }),
  );
});
