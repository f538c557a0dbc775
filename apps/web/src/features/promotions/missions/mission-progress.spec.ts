import { stepProgress } from './mission-progress';

const bets = (done: string) => ({ measure: 'valid-bet' as const, currency: 'BDT' as const, done });

test.each([
  [bets('0.00'), '100.00', 0, false],
  [bets('99.99'), '100.00', 99, false],
  [bets('100.00'), '100.00', 100, true],
  [bets('250.00'), '100.00', 100, true],
  [{ measure: 'rounds' as const, currency: 'BDT' as const, done: '7' }, '10', 70, false],
  [{ measure: 'days-played' as const, currency: 'BDT' as const, done: '3' }, '3', 100, true],
])('%j of %s is %i percent', (mission, target, percent, isReached) => {
  expect(stepProgress(mission, target)).toEqual({ percent, isReached });
});
