import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { listRecentGames } from '#libs/games/common/game-launch.calls';
import {
  type Game,
  getGameInfo,
  listClasses,
  listFavorites,
  listGames,
} from '#libs/games/common/games.calls';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../data/calls/call-api';
import type { LobbyCode } from '../../routes/paths';
import type { LobbyChoice } from './lobby-choice';

/** As many as one page holds: of all games or a class, and of the shorter lists. */
const PAGE = 40;
const SHORT_PAGE = 15;

interface GamesPart {
  games: Game[];
  total: number;
}

interface LobbyPage extends Pick<LobbyChoice, 'tab' | 'gameClass' | 'vendor'> {
  category: LobbyCode;
  language: LanguageCode;
  pageNo: number;
}

/** How the keys begin: the start of a game renews all of `recent-games`, a change of the catalogue all of `lobby-games`. */
const KEYS = {
  ALL: 'lobby-games',
  HOT: 'lobby-games',
  NEW: 'lobby-games',
  RECENT: 'recent-games',
  FAV: 'favourites',
} as const;

/** One page of what is chosen in a lobby. No push tells of a favourite, so that these are read anew when they are shown. */
export const lobbyPageQuery = (page: LobbyPage) =>
  queryOptions({
    queryKey: [KEYS[page.tab], page] as const,
    queryFn: () => readPage(page),
    ...(page.tab === 'FAV' && { staleTime: 0 }),
  });

async function readPage({
  category,
  language,
  tab,
  gameClass,
  vendor,
  pageNo,
}: LobbyPage): Promise<GamesPart> {
  const filter = { gameType: category, ...(vendor && { vassalage: vendor }), language, pageNo };
  switch (tab) {
    case 'RECENT': {
      const { list, total } = await callApi(listRecentGames, { ...filter, size: SHORT_PAGE });
      return { games: list, total };
    }
    case 'FAV': {
      const { content, total } = await callApi(listFavorites, { ...filter, pageSize: SHORT_PAGE });
      return { games: content, total };
    }
    case 'HOT':
      return callApi(listGames, { ...filter, isHot: '1', pageSize: SHORT_PAGE });
    case 'NEW':
      return callApi(listGames, { ...filter, isNew: '1', pageSize: PAGE });
    case 'ALL':
      return callApi(listGames, {
        ...filter,
        ...(gameClass && { gameClassify: gameClass }),
        pageSize: PAGE,
      });
  }
}

/** The games of a vendor, of one category or of all, page after page. */
export const vendorGamesQuery = (language: LanguageCode, vassalage: string, category?: LobbyCode) =>
  infiniteQueryOptions({
    queryKey: [KEYS.ALL, 'vendor', language, vassalage, category ?? null] as const,
    queryFn: ({ pageParam }) =>
      callApi(listGames, {
        language,
        vassalage,
        pageNo: pageParam,
        pageSize: PAGE,
        ...(category && { gameType: category }),
      }),
    initialPageParam: 1,
    getNextPageParam: ({ totalPages }, _, pageNo) => (pageNo < totalPages ? pageNo + 1 : null),
    select: ({ pages }) => ({ games: pages.flatMap(({ games }) => games), total: pages[0]?.total ?? 0 }),
  });

/** How many games each class of a category has, of one vendor or of all. */
export const classesQuery = (category: LobbyCode, vendor: string) =>
  queryOptions({
    queryKey: ['lobby-classes', category, vendor] as const,
    queryFn: async () =>
      (await callApi(listClasses, { gameType: category, ...(vendor && { vassalage: vendor }) })).list,
    placeholderData: keepPreviousData,
  });

/** What a game returns, and its limits. */
export const gameInfoQuery = (nodeId: number) =>
  queryOptions({
    queryKey: ['game-info', nodeId] as const,
    queryFn: () => callApi(getGameInfo, { nodeId }),
  });
