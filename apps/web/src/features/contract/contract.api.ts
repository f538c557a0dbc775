import { queryOptions } from '@tanstack/react-query';
import {
  acceptContract,
  getContract,
  getContractForecast,
  getContractImpact,
  getContractOptions,
  listContracts,
  offerContract,
  rejectContract,
  terminateContract,
} from '#libs/agency/common/contract.calls';
import type { ContractTerms } from '#libs/agency/common/contract-terms';
import { listDownlines } from '#libs/agency/common/team.calls';
import { callApi } from '../../api/call-api';
import type { Answer } from './contract.machine';
import type { ContractFilter } from './contract-filter';
import { inDetail, inPage, inWaiting } from './contract-snapshots';
import { pushedContracts } from './pushed-contracts';

export const contractsQuery = (filter: ContractFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['contracts', filter, pageNo] as const,
    queryFn: async () => {
      const page = await callApi(listContracts, { ...filter, pageNo });
      if (pageNo !== 1) return page;
      return pushedContracts.caughtUp(page, (held, push) => inPage(held, push, filter) ?? held);
    },
  });

/** Offers that wait for the agent's own answer. */
export const waitingOffersQuery = queryOptions({
  queryKey: ['contracts-waiting'],
  queryFn: async () => {
    const page = await callApi(listContracts, { side: 'received', status: 'offered', pageSize: 100 });
    return pushedContracts.caughtUp(page, inWaiting);
  },
});

export const contractQuery = (id: string) =>
  queryOptions({
    queryKey: ['contract', id],
    queryFn: async () => pushedContracts.caughtUp(await callApi(getContract, { id }), inDetail),
  });

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

export async function sendAnswer({ id, answer, impactToken, key }: Answer): Promise<void> {
  const options = { idempotencyKey: key };
  if (answer === 'accept') await callApi(acceptContract, { id, impactToken }, options);
  else await callApi(rejectContract, { id }, options);
}

/** One key for each intent: a repeated press or a lost answer leads to the same offer. */
export const sendOffer = (downlineId: string, terms: ContractTerms, idempotencyKey: string) =>
  callApi(offerContract, { downlineId, terms }, { idempotencyKey });

/** Ends a contract, or takes an offer back. */
export const endContract = (id: string, idempotencyKey: string) =>
  callApi(terminateContract, { id }, { idempotencyKey });
