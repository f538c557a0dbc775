import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { getMissions } from '#libs/rewards/common/missions.calls';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import type { LanguageCode } from '#libs/site/common/locales';
import { callApi } from '../../../data/calls/call-api';
import { serverNow } from '../../../data/calls/server-time';
import { useBoard } from '../../../data/socket/use-board';
import { MISSIONS, renewPromotions } from '../promotions.api';

const LEAST_WAIT_MS = 1000;

/** Read again when the first period ends. */
export const missionsQuery = (language: LanguageCode) =>
  queryOptions({
    queryKey: [MISSIONS, language] as const,
    queryFn: () => callApi(getMissions, { language }),
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => {
      const ends = (state.data?.list ?? []).flatMap(({ endsAt }) =>
        endsAt === null ? [] : [Date.parse(endsAt)],
      );
      return ends.length > 0 && Math.max(LEAST_WAIT_MS, Math.min(...ends) - serverNow());
    },
  });

/** While missions are shown, they are read again when an operator changes one. */
export const useMissionsBoard = (): void => useBoard(promotionsChanged, renewPromotions, renewPromotions);
