import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { ValueOf } from '#libs/platform/common/call';
import type { Measure } from '#libs/rewards/common/campaign';
import { type Leaderboard, listLeaderboards } from '#libs/rewards/common/leaderboards.calls';
import { leaderboardUpdated } from '#libs/rewards/common/leaderboards.events';
import {
  getLotteryLeaderboard,
  type LotteryMissionKind,
  listLotteryMissions,
} from '#libs/rewards/common/lottery-missions.calls';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import type { LanguageCode } from '#libs/site/common/locales';
import { queryClient } from '../../../data/cache/query-client';
import { ApiError } from '../../../data/calls/api-error';
import { callApi } from '../../../data/calls/call-api';
import { useBoard } from '../../../data/socket/use-board';
import { pausedRenewal } from '../../promotions/shared/paused-renewal';
import { KEYS } from '../lottery.api';

export type { LotteryMission } from '#libs/rewards/common/lottery-missions.calls';
export type MissionStatus = 'O' | 'C';
export type LotteryRanks = ValueOf<typeof getLotteryLeaderboard>;
export type LotteryBoard = ValueOf<typeof listLeaderboards>['list'][number];

/** What is counted, as the phrases and targets of missions name it. */
export const MEASURES: Record<LotteryMissionKind, Measure> = {
  'valid-bet': 'valid-bet',
  wins: 'best-multiple',
  days: 'days-played',
  rounds: 'rounds',
  'net-loss': 'net-loss',
};

export const lotteryMissionsQuery = (status: MissionStatus, language: LanguageCode, pageNo: number) =>
  queryOptions({
    queryKey: [KEYS.missions, status, language, pageNo] as const,
    queryFn: () => callApi(listLotteryMissions, { status, language, pageNo }),
    staleTime: 0,
  });

export const ranksQuery = (missionId: string, pageNo: number) =>
  queryOptions({
    queryKey: [KEYS.missions, 'ranks', missionId, pageNo] as const,
    queryFn: () => callApi(getLotteryLeaderboard, { missionId, pageNo }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  });

/** The leaderboards whose games are all of the lottery, each with its newest period: the server says which these are. */
export const lotteryBoardsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [KEYS.missions, 'boards', language] as const,
    queryFn: async () => {
      const { list } = await callApi(listLeaderboards, { language });
      const newest = newestByPromotion(list);
      const isOfLottery = await Promise.all(newest.map(({ promotion }) => hasRanks(promotion)));
      return newest.filter((_, at) => isOfLottery[at]);
    },
    staleTime: 0,
  });

export function newestByPromotion<Board extends Pick<Leaderboard, 'promotion' | 'startsAt'>>(
  boards: readonly Board[],
): Board[] {
  const byPromotion = new Map<string, Board>();
  for (const board of boards) {
    const known = byPromotion.get(board.promotion);
    if (!known || known.startsAt < board.startsAt) byPromotion.set(board.promotion, board);
  }
  return [...byPromotion.values()];
}

async function hasRanks(promotion: string): Promise<boolean> {
  try {
    await queryClient.fetchQuery(ranksQuery(promotion, 1));
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.code === 'error_not_found') return false;
    throw error;
  }
}

const renew = pausedRenewal([KEYS.missions]);

/** While missions are shown, they follow what is counted and what operators change. */
export function useMissionBoards(): void {
  useBoard(leaderboardUpdated, renew, renew);
  useBoard(promotionsChanged, renew, renew);
}
