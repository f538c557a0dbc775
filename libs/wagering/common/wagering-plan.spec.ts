import { ALL_WHOLE, percentOf } from './wagering-plan.js';

const rates = [
  { gameType: 'RNG', classify: '*', percent: 100 },
  { gameType: 'RNG', classify: 'jackpot', percent: 0 },
  { gameType: '*', classify: 'table', percent: 20 },
];

test.each([
  ['RNG', 'slot', 100],
  ['RNG', 'jackpot', 0],
  ['RNG', 'table', 100],
  ['LIVE', 'table', 20],
  ['LIVE', 'wheel', 0],
])('a game of type %s and class %s counts %d percent, as in SQL', (type, classify, percent) => {
  expect(percentOf(rates, type, classify)).toBe(percent);
});

test('without a plan each game counts whole', () => {
  expect(percentOf(ALL_WHOLE, 'LOTT', 'any')).toBe(100);
});
