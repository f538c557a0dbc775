import { useQuery } from '@tanstack/react-query';
import { serverNow } from '../../api/server-time';
import { queryClient } from '../session/query-client';
import { contractQuery } from './contract.api';
import type { ContractDetail } from './contract-snapshots';

const LEAST_MS = 1000;
/** A timer of the browser holds no more than 24 days. */
const MOST_MS = 3_600_000;

/** One contract, asked again when the period that its moments stand in is over: then the next one is told. */
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
