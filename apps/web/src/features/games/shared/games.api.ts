import { queryOptions } from '@tanstack/react-query';
import { getRunningGame, launchGame } from '#libs/games/common/game-launch.calls';
import {
  type Game,
  listGameMenus,
  listGames,
  listHotGames,
  listVendors,
} from '#libs/games/common/games.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { ApiError } from '../../../data/calls/api-error';
import { callApi } from '../../../data/calls/call-api';
import { whoIsHere } from '../../../data/session/visitor';
import type { LaunchOrder, Sight } from './launch.machine';

/** @throws ApiError where the brand has no such game */
async function findGame(nodeId: number, language: LanguageCode): Promise<Game> {
  const { games } = await callApi(listGames, { nodeId, language, pageSize: 1 });
  if (!games[0]) throw new ApiError('error_not_found', { status: 404 });
  return games[0];
}

/** Who is here, and the game that is wanted. */
export async function lookAt({ nodeId, game }: LaunchOrder, language: LanguageCode): Promise<Sight> {
  const [visitor, found] = await Promise.all([whoIsHere(), game ?? findGame(nodeId, language)]);
  return { visitor, game: found };
}

/** Asks the vendor for the page of a game. */
export const startGame = ({ nodeId, demo }: LaunchOrder, language: LanguageCode) =>
  callApi(launchGame, { nodeId, demo: demo ? '1' : '0', language });

/** Kept for the tab's session (`data/cache/session-lists.ts`); another language reads them anew. */
export const hotGamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['hot-games', language],
    queryFn: async () => (await callApi(listHotGames, { language })).list,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** Which categories have games. */
export const gameMenusQuery = queryOptions({
  queryKey: ['game-menus'],
  queryFn: () => callApi(listGameMenus, {}),
});

/** The vendors of each category, kept in the same way. */
export const lanesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['vendors', language],
    queryFn: async () => (await callApi(listVendors, { language })).data.lanes,
    gcTime: Number.POSITIVE_INFINITY,
  });

/** The game that the member has running. Asked for anew whenever it is wanted. */
export const runningGameQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['running-game', language],
    queryFn: () => callApi(getRunningGame, { language }),
    staleTime: 0,
    gcTime: 0,
  });
