import { stepProgress } from './mission-progress';

const bets = (done: string) => ({ measure: 'valid-bet' as const, currency: 'BDT' as const, done });

test.each([
  [bets('0.00'), '100.00', 0, false],
  [bets('99.99'), '100.00', 99, false],
  [bets('100.00'), '100.00', 100, true],
  [bets('250.00'), '100.00', 100, true],
  [{ measure: 'rounds' as const, currency: 'BDT' as const, done: '7' }, '10', 70, false],
  [{ measure: 'best-multiple' as const, currency: 'BDT' as const, done: '12.49' }, '12.5', 99, false],
  [{ measure: 'best-multiple' as const, currency: 'BDT' as const, done: '12.50' }, '12.5', 100, true],
  [{ measure: 'days-played' as const, currency: 'BDT' as const, done: '3' }, '3', 100, true],
])('%j of %s is %i percent', (mission, target, percent, isReached) => {
  expect(stepProgress(mission, target)).toEqual({ percent, isReached });
});
