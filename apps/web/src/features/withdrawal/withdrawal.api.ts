import { queryOptions } from '@tanstack/react-query';
import { getProof, getWithdrawal, listWithdrawals } from '#libs/cashier/common/withdrawal.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';

/** `waiting`: those alone that ask the member whether the money arrived. */
export type WithdrawalFilter = Omit<RequestOf<typeof listWithdrawals>, 'pageNo'>;

const listQuery = (filter: WithdrawalFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['withdrawals', filter, pageNo] as const,
    queryFn: () => callApi(listWithdrawals, { ...filter, pageNo }),
  });

export const withdrawalsQuery = (pageNo: number) => listQuery({}, pageNo);

export const pendingReceiptsQuery = listQuery({ waiting: '1', pageSize: 100 }, 1);

export const withdrawalQuery = (id: string) =>
  queryOptions({ queryKey: ['withdrawal', id] as const, queryFn: () => callApi(getWithdrawal, { id }) });

/** An image never changes once it was shown. */
export const proofQuery = (id: string, proof: string) =>
  queryOptions({ queryKey: ['proof', id, proof], queryFn: () => callApi(getProof, { id, proof }) });
