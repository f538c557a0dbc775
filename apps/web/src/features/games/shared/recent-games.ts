import { type QueryClient, queryOptions } from '@tanstack/react-query';
import { listRecentGames } from '#libs/games/common/game-launch.calls';
import type { Game } from '#libs/games/common/games.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../../data/calls/call-api';

/** As many as a row of recent games shows. */
export const RECENT_SHOWN = 12;
/** As many as one page of recent games holds. */
const RECENT_FETCHED = 20;

export const recentGamesQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: ['recent-games', language],
    queryFn: () => callApi(listRecentGames, { language, size: RECENT_FETCHED }),
  });

/**
 * Puts a game that was just started first. Fetched only on the way back, the row would move its tiles under the finger
 * of who presses one. Lists of other languages, and one that is not there yet, are fetched when they are shown.
 */
export async function putFirst(client: QueryClient, language: LanguageCode, game: Game): Promise<void> {
  const { queryKey } = recentGamesQuery(language);
  await client.cancelQueries({ queryKey });
  await client.invalidateQueries({ queryKey: ['recent-games'], refetchType: 'none' });
  client.setQueryData(queryKey, (recent) => {
    if (!recent) return undefined;
    const others = recent.list.filter(({ nodeId }) => nodeId !== game.nodeId);
    const list = [game, ...others].slice(0, RECENT_FETCHED);
    return { ...recent, list, total: Math.max(recent.total, list.length) };
  });
}
