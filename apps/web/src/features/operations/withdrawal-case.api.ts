import { queryOptions } from '@tanstack/react-query';
import { getWithdrawalCase, getWithdrawalCaseProof } from '#libs/operations/common/withdrawal-operator.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';
import { LISTS_KEY } from './operations.api';

export type WithdrawalCaseValue = ValueOf<typeof getWithdrawalCase>;

export const withdrawalCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'withdrawal', id],
    queryFn: () => callApi(getWithdrawalCase, { id }),
  });

/** An image never changes, so it stands outside of what is read anew. */
export const proofQuery = (id: string, proof: string) =>
  queryOptions({
    queryKey: ['operations', 'proof', id, proof],
    queryFn: () => callApi(getWithdrawalCaseProof, { id, proof }),
  });
