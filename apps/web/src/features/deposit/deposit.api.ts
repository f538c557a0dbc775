import { queryOptions } from '@tanstack/react-query';
import {
  createDeposit,
  getDeposit,
  listDepositMethods,
  listDeposits,
} from '#libs/cashier/common/deposit.calls';
import { callApi } from '../../api/call-api';

export const depositMethodsQuery = queryOptions({
  queryKey: ['deposit-methods'],
  queryFn: () => callApi(listDepositMethods, {}),
});

export const depositsQuery = (pageNo: number) =>
  queryOptions({ queryKey: ['deposits', pageNo], queryFn: () => callApi(listDeposits, { pageNo }) });

export const depositQuery = (id: string) =>
  queryOptions({ queryKey: ['deposit', id], queryFn: () => callApi(getDeposit, { id }) });

/** Orders a deposit. One key for each intent: a repeated press or a lost answer leads to the same order. */
export const orderDeposit = (method: string, amount: string, idempotencyKey: string) =>
  callApi(createDeposit, { method, amount }, { idempotencyKey });
