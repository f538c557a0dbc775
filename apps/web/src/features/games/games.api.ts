import { queryOptions } from '@tanstack/react-query';
import { launchGame, listRecentGames } from '#libs/games/common/game-launch.calls';
import { type Game, listGames } from '#libs/games/common/games.calls';
import { isTrial } from '#libs/identity/common/member-types';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../api/call-api';
import { ApiRefusal } from '../../api/refusal';
import { memberInfoQuery } from '../session/member-info';
import { queryClient } from '../session/query-client';
import { currentToken } from '../session/session-store';
import type { LaunchOrder, Sight, Visitor } from './launch.machine';

export const RECENT_SHOWN = 12;
/** As many as one page of recent games holds. */
const RECENT_FETCHED = 20;

/** @throws ApiRefusal where the brand has no such game */
async function findGame(nodeId: number, language: LanguageCode): Promise<Game> {
  const { games } = await callApi(listGames, { nodeId, language, pageSize: 1 });
  if (!games[0]) throw new ApiRefusal('error_not_found', { status: 404 });
  return games[0];
}

async function visitor(): Promise<Visitor> {
  if (currentToken() === null) return 'guest';
  const { type } = await queryClient.ensureQueryData(memberInfoQuery);
  return isTrial(type) ? 'trial' : 'member';
}

/** Who is here, and the game that is wanted. */
export async function lookAt({ nodeId, game }: LaunchOrder, language: LanguageCode): Promise<Sight> {
  const [who, found] = await Promise.all([visitor(), game ?? findGame(nodeId, language)]);
  return { visitor: who, game: found };
}

/** Asks the vendor for the page of a game. */
export const startGame = ({ nodeId, demo }: LaunchOrder, language: LanguageCode) =>
  callApi(launchGame, { nodeId, demo: demo ? '1' : '0', language });

export const recentGamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['recent-games', language],
    queryFn: () => callApi(listRecentGames, { language, size: RECENT_FETCHED }),
  });
