import { queryOptions } from '@tanstack/react-query';
import { listBonuses } from '#libs/wagering/common/bonus.calls';
import { callApi } from '../../data/calls/call-api';

export const BONUSES = 'bonuses';

export const bonusesQuery = queryOptions({
  queryKey: [BONUSES],
  queryFn: () => callApi(listBonuses, {}),
  staleTime: 0,
});
