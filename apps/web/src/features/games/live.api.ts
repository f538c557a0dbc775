import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Game } from '#libs/games/common/games.calls';
import { type LiveState, listRooms } from '#libs/games/common/live.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

/** The tables and jackpots of a vendor. `LiveVendor` keeps them current. */
export const roomsQuery = (vendor: string) =>
  queryOptions({
    queryKey: ['rooms', vendor] as const,
    queryFn: () => callApi(listRooms, { vendor }),
  });

/** What goes on in one title: nothing where its vendor tells nothing of it. */
export function useLiveTitle({ vassalage, nodeId, isLive }: Game) {
  const select = ({ currency, tables, jackpots }: LiveState) => ({
    currency,
    table: tables.find((table) => table.nodeId === nodeId) ?? null,
    jackpot: jackpots.find((jackpot) => jackpot.nodeId === nodeId) ?? null,
  });
  return useQuery({ ...roomsQuery(vassalage), select, enabled: isLive === 1 }, queryClient).data;
}
