import type { DataOf } from '#libs/platform/common/push';
import { earningsChanged } from '#libs/rewards/common/rewards.events';
import { openPushCache } from '../../data/push/push-cache.fixture';
import { pointsQuery, rebatePaymentsQuery, rebateQuery, vipQuery } from './rewards.api';
import { rebateOf, vipOf } from './rewards.fixture';
import { rewardPushes } from './rewards.pushes';

const earned: DataOf<typeof earningsChanged> = {
  points: 120,
  rebate: '3.60',
  progress: '1200.00',
  level: 1,
  currency: 'BDT',
};

let scene: ReturnType<typeof openPushCache>;
beforeEach(() => {
  scene = openPushCache(rewardPushes);
});
afterEach(() => scene.close());

test('points follow by the push alone', () => {
  const balance = { currentPoints: 100, unit: 'PTS', seq: 5 };
  const { shown, isInvalidated } = scene.after(pointsQuery.queryKey, balance, [earningsChanged, 6, earned]);
  expect(shown).toEqual({ ...balance, currentPoints: 120, seq: 6 });
  expect(isInvalidated).toBe(false);
});

test('what a claim pays shows at once, and the types of game are read again', () => {
  const { shown, isInvalidated } = scene.after(rebateQuery.queryKey, rebateOf('1.00'), [
    earningsChanged,
    6,
    earned,
  ]);
  expect(shown.claimable).toBe('3.60');
  expect(isInvalidated).toBe(true);
});

test('a new level shows at once with what the next one needs; month and week are read again', () => {
  const { shown, isInvalidated } = scene.after(vipQuery.queryKey, vipOf(), [earningsChanged, 6, earned]);
  expect([shown.level, shown.progress, shown.nextNeeds]).toEqual([1, '1200.00', '5000.00']);
  expect(isInvalidated).toBe(true);
  const top = scene.after(vipQuery.queryKey, vipOf(), [earningsChanged, 7, { ...earned, level: 2 }]);
  expect(top.shown.nextNeeds).toBeNull();
});

test('an older push changes nothing', () => {
  const { shown } = scene.after(vipQuery.queryKey, vipOf(), [earningsChanged, 5, earned]);
  expect(shown).toEqual(vipOf());
});

test('payments that a claim may have added to are read again', () => {
  const page = { list: [], total: 0, totalPages: 1 };
  const { queryKey } = rebatePaymentsQuery(1);
  expect(scene.after(queryKey, page, [earningsChanged, 6, earned]).isInvalidated).toBe(true);
});
