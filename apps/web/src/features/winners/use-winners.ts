import { useQuery } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import type { Winner } from '#libs/games/common/winners.calls';
import { winnersUpdated } from '#libs/games/common/winners.events';
import { queryClient } from '../../data/cache/query-client';
import { useBoard } from '../../data/socket/use-board';
import { winnerKey } from './winner-key';
import { winnersQuery } from './winners.api';

const show = ({ list }: { list: Winner[] }) => queryClient.setQueryData(winnersQuery.queryKey, list);
const renew = () => void queryClient.invalidateQueries(winnersQuery);

/** Today's largest wins, live. `known` is shown until they are read; `isFresh` tells who came with the last change. */
export function useWinners(known?: Winner[]) {
  useBoard(winnersUpdated, show, renew);
  const query = useQuery({ ...winnersQuery, placeholderData: known });
  const list = query.data;
  const seen = useRef<{ list?: Winner[]; fresh: Set<string>; keys?: Set<string> }>({ fresh: new Set() });
  if (list && seen.current.list !== list) {
    const before = seen.current.keys;
    const keys = new Set(list.map(winnerKey));
    const fresh = new Set(before ? [...keys].filter((key) => !before.has(key)) : []);
    seen.current = { list, keys, fresh };
  }
  const isFresh = useCallback((winner: Winner) => seen.current.fresh.has(winnerKey(winner)), []);
  return { query, list, isFresh };
}
