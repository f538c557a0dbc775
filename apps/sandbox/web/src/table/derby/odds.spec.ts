import { oddsNow } from './odds';

test.each([
  [{ meron: '10000', wala: '30000' }, 380, 126],
  [{ meron: '10000', wala: '10000' }, 190, 190],
  [{ meron: '10000' }, null, null],
  [{}, null, null],
] as const)('a pool of %j pays %s and %s hundredths', (pool, meron, wala) => {
  expect([oddsNow('meron', pool), oddsNow('wala', pool)]).toEqual([meron, wala]);
});
