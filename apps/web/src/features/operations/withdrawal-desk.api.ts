import { queryOptions } from '@tanstack/react-query';
import {
  getWithdrawalCase,
  getWithdrawalCaseProof,
  listWithdrawalCases,
  type Queue,
} from '#libs/operations/common/withdrawal-desk.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { LISTS } from './operations.api';

export type WithdrawalCaseValue = ValueOf<typeof getWithdrawalCase>;

export interface QueueChoice {
  queue: Queue;
  mine: boolean;
  pageNo: number;
}

export const withdrawalCasesQuery = ({ queue, mine, pageNo }: QueueChoice) =>
  queryOptions({
    queryKey: [...LISTS, 'withdrawals', queue, mine, pageNo],
    queryFn: () =>
      callApi(listWithdrawalCases, { queue, pageNo, pageSize: 50, ...(mine && { mine: '1' as const }) }),
    placeholderData: (before) => before,
  });

export const withdrawalCaseQuery = (id: string) =>
  queryOptions({ queryKey: [...LISTS, 'withdrawal', id], queryFn: () => callApi(getWithdrawalCase, { id }) });

/** An image never changes, so it stands outside of what is read anew. */
export const proofQuery = (id: string, proof: string) =>
  queryOptions({
    queryKey: ['operations', 'proof', id, proof],
    queryFn: () => callApi(getWithdrawalCaseProof, { id, proof }),
  });
