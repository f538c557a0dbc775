import { queryOptions } from '@tanstack/react-query';
import { getBet, listBets } from '#libs/games/common/bet-record.calls';
import type { Game } from '#libs/games/common/games.calls';
import { callApi } from '../../../data/calls/call-api';

/** More than are shown, because those of other games are among them. */
const LATEST = 50;

/** One round with its proof. */
export const betQuery = (id: string) =>
  queryOptions({ queryKey: ['bet', id] as const, queryFn: () => callApi(getBet, { id }) });

/** The latest rounds of a game's type at its vendor. */
export const latestBetsQuery = ({ gameType, vassalage }: Pick<Game, 'gameType' | 'vassalage'>) =>
  queryOptions({
    queryKey: ['latest-bets', gameType, vassalage] as const,
    queryFn: () => callApi(listBets, { gameType, vendor: vassalage, pageSize: LATEST }),
    staleTime: 0,
  });
