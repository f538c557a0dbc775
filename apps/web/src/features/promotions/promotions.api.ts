import { queryOptions, useQuery } from '@tanstack/react-query';
import { listDepositBonuses } from '#libs/rewards/common/deposit-bonuses.calls';
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
export const DEPOSIT_BONUSES = 'deposit-bonuses';
export const MISSIONS = 'missions';
export const LEADERBOARDS = 'leaderboards';
export const RAFFLES = 'raffles';
export const REFERRALS = 'referrals';

const KEYS = [
  PROMOTIONS,
  PROMOTION,
  REWARD_CENTER,
  DEPOSIT_BONUSES,
  MISSIONS,
  LEADERBOARDS,
  RAFFLES,
  REFERRALS,
];
/** Reads again whatever shows promotions or rewards. */
export const renewPromotions = (): void => {
  for (const key of KEYS) void queryClient.invalidateQueries({ queryKey: [key] });
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

/** The bonuses that the next deposit can bring. Nothing waits for them: who gets no answer is offered none. */
export function useDepositBonuses() {
  const { language, status } = useReader();
  return useQuery({
    queryKey: [DEPOSIT_BONUSES, language],
    queryFn: () => callApi(listDepositBonuses, { language }),
    enabled: status !== 'unknown',
    staleTime: 0,
    refetchInterval: ({ state }) =>
      msUntilNextChange(
        (state.data?.list ?? []).map(({ endsAt }) => ({ schedule: { startsAt: '', endsAt } })),
        serverNow(),
      ),
  });
}

/** For whom a promotion is read; the board says when to read it again. */
function useReader() {
  const { language } = useLanguage();
  const status = useSessionValue((session) => session.status);
  useBoard(promotionsChanged, renewPromotions, renewPromotions);
  return { language, status };
}

const untilNextChange = (list: readonly Promotion[] = []) => msUntilNextChange(list, serverNow());
