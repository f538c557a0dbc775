import { queryOptions } from '@tanstack/react-query';
import {
  getContract,
  getContractForecast,
  getContractImpact,
  getContractOptions,
  listContracts,
} from '#libs/agency/common/contract.calls';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { listDownlines } from '#libs/agency/common/team.calls';
import { callApi } from '../../data/calls/call-api';
import type { ContractFilter } from './contract-filter';

export const contractsQuery = (filter: ContractFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['contracts', filter, pageNo] as const,
    queryFn: () => callApi(listContracts, { ...filter, pageNo }),
  });

/** Offers that wait for the agent's own answer. */
export const waitingOffersQuery = contractsQuery({ side: 'received', status: 'offered' }, 1);

export const contractQuery = (id: string) =>
  queryOptions({ queryKey: ['contract', id] as const, queryFn: () => callApi(getContract, { id }) });

export const contractOptionsQuery = (downlineId: string) =>
  queryOptions({
    queryKey: ['contract-options', downlineId],
    queryFn: () => callApi(getContractOptions, { downlineId }),
  });

/** As many as a page of the server may hold. */
const DOWNLINES = 100;

/** Agents directly below; with `search` those anywhere below whose names begin so. */
export const downlineAgentsQuery = (search: string) =>
  queryOptions({
    queryKey: ['contract-downlines', search],
    queryFn: () =>
      callApi(listDownlines, { type: 'agents', pageSize: DOWNLINES, ...(search !== '' && { search }) }),
    staleTime: 0,
  });

/** What terms would have paid; the bets of the last days move on, so an answer is good for a minute. */
export const forecastQuery = (downlineId: string, terms: ContractTerms) =>
  queryOptions({
    queryKey: ['contract-forecast', downlineId, terms],
    queryFn: () => callApi(getContractForecast, { downlineId, terms }),
    staleTime: 60_000,
    gcTime: 60_000,
  });

/** Never from the cache: it is what the person agrees to. */
export const loadImpact = (id: string) => callApi(getContractImpact, { id });
