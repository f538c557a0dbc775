import { useQueries } from '@tanstack/react-query';
import type { Game } from '#libs/games/common/games.calls';
import { useLanguage } from '../../data/preferences/language';
import { useSession } from '../../data/session/session-store';
import type { LobbyCode } from '../../routes/paths';
import { lobbyPageQuery } from './lobby.api';
import type { LobbyChoice } from './lobby-choice';
import { useFavourites } from './shared/favourites-store';

/** The pages of a lobby that are on show together, as one list. */
export function useLobbyGames(category: LobbyCode, { pages, ...choice }: LobbyChoice) {
  const { language } = useLanguage();
  const isOwn = choice.tab === 'FAV' || choice.tab === 'RECENT';
  const { status } = useSession();
  const favourites = useFavourites();
  const queries = useQueries({
    queries: Array.from({ length: pages }, (_, index) => ({
      ...lobbyPageQuery({ category, language, ...choice, pageNo: index + 1 }),
      enabled: !isOwn || status === 'member',
    })),
  });
  const read = queries.flatMap(({ data }) => data?.games ?? []);
  // A list that changed between two pages has some games on both.
  const all = [...new Map(read.map((game) => [game.nodeId, game])).values()];
  const isShown = ({ nodeId }: Game) =>
    choice.tab !== 'FAV' || !favourites.known || favourites.ids.has(nodeId);
  const games = all.filter(isShown);
  return {
    games,
    /** A heart that was taken back is not counted, whether or not the server has answered. */
    total: Math.max(0, (queries[0]?.data?.total ?? 0) - (all.length - games.length)),
    /** A guest has no list of one's own. */
    needsLogin: isOwn && status === 'guest',
    pending: queries.some(({ isPending }) => isPending),
    failed: queries.find(({ isError, data }) => isError && data === undefined),
  };
}
