import { useCallback } from 'react';
import type { LiveState } from '#libs/games/common/live.calls';
import { liveTables } from '#libs/games/common/live.events';
import { queryClient } from '../../data/cache/query-client';
import { useWatchedBoard } from '../../data/socket/use-watched-board';
import { roomsQuery } from './live.api';

/** Keeps what a vendor tells of its tables current while tiles of them are on show. Draws nothing. */
export default function LiveVendor({ vendor }: { vendor: string }) {
  const show = useCallback(
    (state: LiveState) => void queryClient.setQueryData(roomsQuery(vendor).queryKey, state),
    [vendor],
  );
  const renew = useCallback(() => void queryClient.invalidateQueries(roomsQuery(vendor)), [vendor]);
  useWatchedBoard(liveTables, vendor, show, renew);
  return null;
}
