import { queryOptions } from '@tanstack/react-query';
import { listBets } from '#libs/games/common/bet-record.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import type { BetFilter } from './bet-filter';

export type BetPage = ValueOf<typeof listBets>;

export const betsQuery = (filter: BetFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['bets', filter, pageNo] as const,
    queryFn: () => callApi(listBets, { ...filter, pageNo }),
  });
