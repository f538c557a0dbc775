import { useQuery } from '@tanstack/react-query';
import type { ContractDetail } from '#libs/agency/common/contract.calls';
import { queryClient } from '../../data/cache/query-client';
import { serverNow } from '../../data/calls/server-time';
import { contractQuery } from './contract.api';

const LEAST_MS = 1000;
/** A timer of the browser holds no more than 24 days. */
const MOST_MS = 3_600_000;

/** One contract, fetched again when its period is over, because it names the moment when a change would take effect. */
export const useContract = (id: string) =>
  useQuery(
    {
      ...contractQuery(id),
      refetchInterval: ({ state }) => state.data !== undefined && untilOver(state.data),
    },
    queryClient,
  );

function untilOver({ takesEffectAt }: ContractDetail): number {
  return Math.min(MOST_MS, Math.max(LEAST_MS, Date.parse(takesEffectAt) - serverNow() + LEAST_MS));
}
