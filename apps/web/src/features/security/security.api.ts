import { queryOptions } from '@tanstack/react-query';
import {
  addBankAccount,
  getWithdrawalOptions,
  removeBankAccount,
} from '#libs/cashier/common/withdrawal.calls';
import { getSecurity, setPaymentPassword } from '#libs/identity/common/security.calls';
import type { RequestOf, ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export const securityQuery = queryOptions({
  queryKey: ['security'],
  queryFn: () => callApi(getSecurity, {}),
});

/** What may leave, to which accounts, and what stands in the way. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: ['withdrawal-options'],
  queryFn: () => callApi(getWithdrawalOptions, {}),
});

export type WithdrawalOptions = ValueOf<typeof getWithdrawalOptions>;

/** What a change of passwords or accounts moves. */
const renew = () =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: securityQuery.queryKey }),
    queryClient.invalidateQueries({ queryKey: withdrawalOptionsQuery.queryKey }),
  ]);

export async function savePaymentPassword(fields: RequestOf<typeof setPaymentPassword>): Promise<void> {
  await callApi(setPaymentPassword, fields);
  await renew();
}

export async function saveBankAccount(fields: RequestOf<typeof addBankAccount>) {
  const account = await callApi(addBankAccount, fields);
  await renew();
  return account;
}

export async function dropBankAccount(id: string): Promise<void> {
  await callApi(removeBankAccount, { id });
  await renew();
}
