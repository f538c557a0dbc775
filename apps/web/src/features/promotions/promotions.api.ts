import { queryOptions, useQuery } from '@tanstack/react-query';
import {
  getPromotion,
  getRewardCenter,
  listPromotions,
  type Promotion,
} from '#libs/rewards/common/promotions.calls';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import type { LanguageCode } from '#libs/site/common/locales';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { serverNow } from '../../data/calls/server-time';
import { useLanguage } from '../../data/preferences/language';
import { useSessionValue } from '../../data/session/session-store';
import { useBoard } from '../../data/socket/use-board';
import { msUntilNextChange } from './next-change';

export const PROMOTIONS = 'promotions';
export const PROMOTION = 'promotion';
export const REWARD_CENTER = 'reward-center';
export const MISSIONS = 'missions';
export const LEADERBOARDS = 'leaderboards';
export const REFERRALS = 'referrals';

/** Reads again whatever shows promotions or rewards. */
export const renewPromotions = (): void => {
  for (const key of [PROMOTIONS, PROMOTION, REWARD_CENTER, MISSIONS, LEADERBOARDS, REFERRALS])
    void queryClient.invalidateQueries({ queryKey: [key] });
};

/** Promotions for this visitor, kept current while they are shown. */
export function usePromotions() {
  const { language, status } = useReader();
  return useQuery({
    queryKey: [PROMOTIONS, language, status],
    queryFn: () => callApi(listPromotions, { language }),
    enabled: status !== 'unknown',
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextChange(state.data?.list),
  });
}

export function usePromotion(id: string) {
  const { language, status } = useReader();
  return useQuery({
    queryKey: [PROMOTION, id, language, status],
    queryFn: () => callApi(getPromotion, { id, language }),
    enabled: status !== 'unknown',
    staleTime: 0,
    refetchInterval: ({ state }) => untilNextChange(state.data && [state.data]),
  });
}

export const rewardsQuery = (pageNo: number, language: LanguageCode) =>
  queryOptions({
    queryKey: [REWARD_CENTER, pageNo, language] as const,
    queryFn: () => callApi(getRewardCenter, { pageNo, language }),
    staleTime: 0,
  });

/** For whom a promotion is read; the board says when to read it again. */
function useReader() {
  const { language } = useLanguage();
  const status = useSessionValue((session) => session.status);
  useBoard(promotionsChanged, renewPromotions, renewPromotions);
  return { language, status };
}

const untilNextChange = (list: readonly Promotion[] = []) => msUntilNextChange(list, serverNow());
