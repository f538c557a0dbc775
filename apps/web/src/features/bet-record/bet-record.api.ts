import { queryOptions } from '@tanstack/react-query';
import { listBets } from '#libs/games/common/bet-record.calls';
import { callApi } from '../../api/call-api';
import type { BetFilter } from './bet-filter';

export const betsQuery = (filter: BetFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['bets', filter, pageNo] as const,
    queryFn: () => callApi(listBets, { ...filter, pageNo }),
  });
