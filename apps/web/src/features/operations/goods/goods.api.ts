import { queryOptions } from '@tanstack/react-query';
import { getGoods, listGoodsPlans } from '#libs/operations/common/goods.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const goodsQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'goods', id],
    queryFn: () => callApi(getGoods, { id }),
  });

export const goodsPlansQuery = queryOptions({
  queryKey: ['operations', 'goods-plans'],
  queryFn: () => callApi(listGoodsPlans, {}),
  staleTime: 600_000,
});
