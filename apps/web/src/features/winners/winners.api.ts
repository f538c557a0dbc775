import { queryOptions } from '@tanstack/react-query';
import { listWinners } from '#libs/games/common/winners.calls';
import { callApi } from '../../data/calls/call-api';

/** The same as the board pushes. */
export const winnersQuery = queryOptions({
  queryKey: ['winners'] as const,
  queryFn: async () => (await callApi(listWinners, {})).list,
  staleTime: 0,
});
