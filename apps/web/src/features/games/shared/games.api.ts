import { queryOptions } from '@tanstack/react-query';
import { launchGame } from '#libs/games/common/game-launch.calls';
import { type Game, listGameMenus, listGames, listHotGames } from '#libs/games/common/games.calls';
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

/** As many as one look at the results of a search holds. */
const FOUND_SHOWN = 24;

export const hotGamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['hot-games', language],
    queryFn: async () => (await callApi(listHotGames, { language })).list,
  });

/** Games whose name holds this text, in the language on show. */
export const foundGamesQuery = (language: LanguageCode, gameName: string) =>
  queryOptions({
    queryKey: ['found-games', language, gameName],
    queryFn: async () => (await callApi(listGames, { language, gameName, pageSize: FOUND_SHOWN })).games,
  });

/** Which categories have games. */
export const gameMenusQuery = queryOptions({
  queryKey: ['game-menus'],
  queryFn: () => callApi(listGameMenus, {}),
});
