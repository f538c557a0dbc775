import { planMultiples } from './chase-plan';

const base = { amount: 100n, win: 965n };

test('a plan for a profit rate takes the least multiples that bring it', () => {
  expect(planMultiples({ kind: 'profit', percent: 30 }, 12, base)).toEqual([
    1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 3, 3,
  ]);
});

test('a plan ends where no multiple brings the profit, or one is too high', () => {
  expect(planMultiples({ kind: 'profit', percent: 900 }, 12, base)).toEqual([]);
  expect(planMultiples({ kind: 'doubled', multiple: 4000, every: 1 }, 12, base)).toEqual([4000, 8000]);
});

test('flat and doubled plans', () => {
  expect(planMultiples({ kind: 'flat', multiple: 3 }, 4, base)).toEqual([3, 3, 3, 3]);
  expect(planMultiples({ kind: 'doubled', multiple: 1, every: 2 }, 5, base)).toEqual([1, 1, 2, 2, 4]);
});
