import { queryOptions } from '@tanstack/react-query';
import { listWinners, type Winner } from '#libs/games/common/winners.calls';
import { callApi } from '../../api/call-api';

/** The same as the board pushes. */
export const winnersQuery = queryOptions({
  queryKey: ['winners'] as const,
  queryFn: async () => (await callApi(listWinners, {})).list,
  staleTime: 0,
});

/** A win has no number on the board; no two are the same in all of these. */
export const winnerKey = ({ account, nodeId, winAmount, time }: Winner): string =>
  `${account}/${nodeId}/${winAmount}/${time}`;
