import { queryOptions } from '@tanstack/react-query';
import { getDraw, listSaleLimits } from '#libs/operations/common/lottery.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

/** While tickets are sold what they would pay changes with each of them; it is read again after so long. */
const SALE_MS = 10_000;

export const drawQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'draw', id],
    queryFn: () => callApi(getDraw, { id }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'open' || state.data?.status === 'drawn' ? SALE_MS : false,
  });

export const saleLimitsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'sale-limits'],
  queryFn: () => callApi(listSaleLimits, {}),
});
