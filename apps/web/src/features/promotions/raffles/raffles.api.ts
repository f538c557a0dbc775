import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { getRaffle, getRaffleProof, type Raffle } from '#libs/rewards/common/raffles.calls';
import { raffleDrawn } from '#libs/rewards/common/raffles.events';
import { promotionsChanged } from '#libs/rewards/common/rewards.events';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { serverNow } from '../../../data/calls/server-time';
import { useLanguage } from '../../../data/preferences/language';
import { useSessionValue } from '../../../data/session/session-store';
import { useBoard } from '../../../data/socket/use-board';
import { RAFFLES, renewPromotions } from '../promotions.api';

const LEAST_WAIT_MS = 1000;

export const renewRaffles = (): void => void queryClient.invalidateQueries({ queryKey: [RAFFLES] });

/** The raffle of a promotion that runs, or the one that is named; live while it is shown. */
export function useRaffle(id: string, raffle: string | undefined) {
  const { language } = useLanguage();
  const status = useSessionValue((session) => session.status);
  useBoard(raffleDrawn, renewRaffles, renewRaffles);
  useBoard(promotionsChanged, renewPromotions, renewPromotions);
  return useQuery({
    queryKey: [RAFFLES, id, raffle ?? '', language, status],
    queryFn: () => callApi(getRaffle, { id, language, ...(raffle !== undefined && { raffle }) }),
    enabled: status !== 'unknown',
    staleTime: 0,
    placeholderData: keepPreviousData,
    refetchInterval: ({ state }) => untilNextChange(state.data),
  });
}

/** What was frozen stays; `drawn` tells the proof with the seed from the one without. */
export const proofQuery = (id: string, raffle: string, drawn: boolean) =>
  queryOptions({
    queryKey: [RAFFLES, id, raffle, 'proof', drawn] as const,
    queryFn: () => callApi(getRaffleProof, { id, raffle }),
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Until it begins or is over. What comes after that is told by the board. */
function untilNextChange(raffle: Pick<Raffle, 'state' | 'startsAt' | 'endsAt'> | undefined): number | false {
  if (raffle?.state !== 'coming' && raffle?.state !== 'open') return false;
  const next = Date.parse(raffle.state === 'coming' ? raffle.startsAt : raffle.endsAt);
  return Math.max(LEAST_WAIT_MS, next - serverNow());
}
