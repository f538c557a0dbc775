import { infiniteQueryOptions } from '@tanstack/react-query';
import { type CATEGORIES, listGames } from '#libs/games/common/games.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../data/calls/call-api';

/** As many games as a page of what was found holds: of a search, and of one on the home page. */
export const SEARCH_PAGE = 24;
export const HOME_SEARCH_PAGE = 15;

export interface GameSearchInput {
  gameName: string;
  gameType?: (typeof CATEGORIES)[number] | undefined;
  pageSize: number;
}

/** Games whose names are like this text, page after page. */
export const foundGamesQuery = (language: LanguageCode, { gameName, gameType, pageSize }: GameSearchInput) =>
  infiniteQueryOptions({
    queryKey: ['found-games', language, gameName, gameType ?? null, pageSize],
    queryFn: ({ pageParam }) =>
      callApi(listGames, { language, gameName, pageSize, pageNo: pageParam, ...(gameType && { gameType }) }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _, pageNo) => (pageNo < totalPages ? pageNo + 1 : null),
    select: ({ pages }) => ({ games: pages.flatMap(({ games }) => games), total: pages[0]?.total ?? 0 }),
  });
