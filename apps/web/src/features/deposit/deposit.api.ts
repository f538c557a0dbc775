import { queryOptions } from '@tanstack/react-query';
import { getDeposit, listDepositMethods, listDeposits } from '#libs/cashier/common/deposit.calls';
import { callApi } from '../../data/calls/call-api';

export const depositMethodsQuery = queryOptions({
  queryKey: ['deposit-methods'],
  queryFn: () => callApi(listDepositMethods, {}),
});

export const depositsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: ['deposits', {}, pageNo] as const,
    queryFn: () => callApi(listDeposits, { pageNo }),
  });

export const depositQuery = (id: string) =>
  queryOptions({ queryKey: ['deposit', id] as const, queryFn: () => callApi(getDeposit, { id }) });
