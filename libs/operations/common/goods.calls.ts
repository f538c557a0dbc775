import { z } from 'zod';
import { defineCall } from '#libs/platform/common/call';
import { GOODS_TYPES, goodsDetail, goodsTerms } from '#libs/rewards/common/mall';
import { textAndDays } from './case-filters.js';
import { operatorsList } from './operators-list.js';

const access = ['operator'] as const;
const id = z.uuid();

export const GOODS_LISTINGS = ['listed', 'unlisted'] as const;

export const goodsList = operatorsList({
  name: 'goods',
  path: '/wps/ops/goods',
  summary: 'Goods of the points mall, changed last first',
  permission: { read: 'goods.read', export: 'goods.export' },
  filters: {
    type: z.enum(GOODS_TYPES).optional(),
    listing: z.enum(GOODS_LISTINGS).optional(),
    /** A part of the name, in any language; and the days on which it was changed last. */
    ...textAndDays,
  },
  row: goodsDetail,
});

export const getGoods = defineCall({
  method: 'GET',
  path: '/wps/ops/goods/:id',
  summary: 'Goods of the points mall',
  access,
  permission: 'goods.read',
  input: z.strictObject({ id }),
  value: goodsDetail,
});

export const listGoodsPlans = defineCall({
  method: 'GET',
  path: '/wps/ops/goods-plans',
  summary: 'The wagering plans that chips may name',
  access,
  permission: 'goods.read',
  input: z.strictObject({}),
  value: z.array(z.object({ id: z.string(), name: z.string() })),
});

export const createGoods = defineCall({
  method: 'POST',
  path: '/wps/ops/goods',
  summary: 'Adds goods to the points mall; members see them where they are listed',
  access,
  permission: 'goods.write',
  idempotent: true,
  input: z.strictObject({ terms: goodsTerms }),
  value: goodsDetail,
});

export const saveGoods = defineCall({
  method: 'PUT',
  path: '/wps/ops/goods/:id',
  summary:
    'Changes goods; redemptions keep their prices. 409 if another operator has saved them meanwhile, 422 for a stock below what is redeemed',
  access,
  permission: 'goods.write',
  idempotent: true,
  input: z.strictObject({ id, version: z.int().min(1), terms: goodsTerms }),
  value: goodsDetail,
});
