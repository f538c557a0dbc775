import { queryOptions } from '@tanstack/react-query';
import { getProof, getWithdrawal, listWithdrawals } from '#libs/cashier/common/withdrawal.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

/** With `waiting`, only the withdrawals whose payout the member has not answered yet. */
export type WithdrawalFilter = Omit<RequestOf<typeof listWithdrawals>, 'pageNo'>;

const listQuery = (filter: WithdrawalFilter, pageNo: number) =>
  queryOptions({
    queryKey: ['withdrawals', filter, pageNo] as const,
    queryFn: () => callApi(listWithdrawals, { ...filter, pageNo }),
  });

/** A page of all withdrawals, newest first. */
export const withdrawalListQuery = (pageNo: number) => listQuery({}, pageNo);

export const unansweredPayoutsQuery = listQuery({ waiting: '1', pageSize: 100 }, 1);

export const withdrawalDetailQuery = (id: string) =>
  queryOptions({ queryKey: ['withdrawal', id] as const, queryFn: () => callApi(getWithdrawal, { id }) });

/** Fetches again what is on show of withdrawals, where a push may be late: after an answer, and when a countdown has ended. */
export function renewWithdrawals(): void {
  void queryClient.invalidateQueries({ queryKey: ['withdrawals'] });
  void queryClient.invalidateQueries({ queryKey: ['withdrawal'] });
}

/** An image that the member showed with "not received". It never changes. */
export const proofImageQuery = (id: string, proof: string) =>
  queryOptions({
    queryKey: ['withdrawal-proof', id, proof],
    queryFn: () => callApi(getProof, { id, proof }),
  });
