import { levelProgress, missingToKeep } from './level-progress';
import type { Vip } from './rewards.api';
import { vipOf } from './rewards.fixture';

const at = (level: number, progress: string, nextNeeds: string | null): Vip =>
  vipOf({ level, progress, nextNeeds });

test.each([
  [0, '0.00', '1000.00', 0, '1000.00'],
  [0, '999.99', '1000.00', 99, '0.01'],
  [1, '1000.00', '5000.00', 0, '4000.00'],
  [1, '3000.00', '5000.00', 50, '2000.00'],
])(
  'level %i with %s of %s is %i percent of the way and lacks %s',
  (level, progress, next, percent, missing) => {
    expect(levelProgress(at(level, progress, next))).toEqual({ percent, missing });
  },
);

test('what was taken back below the own level shows an empty bar, and no next level shows none', () => {
  expect(levelProgress(at(1, '400.00', '5000.00'))).toEqual({ percent: 0, missing: '4600.00' });
  expect(levelProgress(at(2, '9000.00', null))).toBeNull();
});

test('a level that waits for its push is reached', () => {
  expect(levelProgress(at(0, '1200.00', '1000.00'))).toEqual({ percent: 100, missing: '0.00' });
});

test.each([
  ['100.00', '250.00', '150.00'],
  ['250.00', '250.00', null],
  ['0.00', null, null],
])('a month with %s of %s lacks %s', (bet, keeps, missing) => {
  expect(missingToKeep(vipOf({ month: { bet, keeps, endsAt: '2026-12-01T00:00:00Z' } }))).toBe(missing);
});
