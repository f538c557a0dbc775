import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getLeaderboard, type Leaderboard, listLeaderboards } from '#libs/rewards/common/leaderboards.calls';
import { leaderboardUpdated } from '#libs/rewards/common/leaderboards.events';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../../data/calls/call-api';
import { serverNow } from '../../../data/calls/server-time';
import { useBoard } from '../../../data/socket/use-board';
import { LEADERBOARDS, renewPromotions } from '../promotions.api';
import { pausedRenewal } from '../shared/paused-renewal';

const LEAST_WAIT_MS = 1000;

/** Read again when the first board is over. */
export const leaderboardsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [LEADERBOARDS, 'list', language] as const,
    queryFn: () => callApi(listLeaderboards, { language }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilEnd(state.data?.list ?? []),
  });

export const leaderboardQuery = (id: string, language: LanguageCode) =>
  queryOptions({
    queryKey: [LEADERBOARDS, id, language] as const,
    queryFn: () => callApi(getLeaderboard, { id, language }),
    staleTime: 0,
    refetchInterval: ({ state }) => untilEnd(state.data ? [state.data] : []),
  });

function untilEnd(boards: Pick<Leaderboard, 'state' | 'endsAt'>[]): number | false {
  const ends = boards.filter(({ state }) => state === 'open').map(({ endsAt }) => Date.parse(endsAt));
  return ends.length > 0 && Math.max(LEAST_WAIT_MS, Math.min(...ends) - serverNow());
}

const readAgain = pausedRenewal([LEADERBOARDS]);

/** While leaderboards are shown, they follow what is counted and what operators change. */
export function useLiveLeaderboards(): void {
  useBoard(leaderboardUpdated, readAgain, readAgain);
  useBoard(promotionsChanged, renewPromotions, renewPromotions);
}
