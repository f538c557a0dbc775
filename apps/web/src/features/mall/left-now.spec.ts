import type { PointReward } from '#libs/rewards/common/mall';
import { leftNow, mostPieces } from './left-now';

const goods = (more: Partial<PointReward> = {}): PointReward => ({
  id: 'a',
  type: 'goods',
  name: 'Mug',
  remark: '',
  amount: null,
  unit: 'BDT',
  pointsRequired: 100,
  amountRequired: '0.00',
  quantity: 8,
  perMember: null,
  redeemed: 0,
  image: null,
  version: 1,
  ...more,
});

test.each([
  ['by the points', {}, 350, 3],
  ['by what is left', { quantity: 2 }, 10_000, 2],
  ['by what one member may have', { perMember: 4, redeemed: 3 }, 10_000, 1],
  ['by the most of one redemption', { quantity: 5000 }, 10_000_000, 100],
  ['to none where a member had more before', { perMember: 1, redeemed: 2 }, 10_000, 0],
  ['to none without the points', {}, 99, 0],
])('pieces are limited %s', (_, more, points, most) => {
  expect(mostPieces(goods(more), points, 100)).toBe(most);
});

test('a board changes what is left of listed goods alone', () => {
  const { list, seq } = leftNow({ list: [goods(), goods({ id: 'b' })], seq: 7 }, { a: 0, c: 4 });
  expect(list.map(({ id, quantity }) => [id, quantity])).toEqual([
    ['a', 0],
    ['b', 8],
  ]);
  expect(seq).toBe(7);
});
