import { queryOptions } from '@tanstack/react-query';
import { getWithdrawalOptions } from '#libs/cashier/common/withdrawal.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../../data/calls/call-api';
import { WITHDRAWAL_OPTIONS_KEY } from './withdrawal-options-key';

export type WithdrawalOptions = ValueOf<typeof getWithdrawalOptions>;

/** How much the member may withdraw now, to which accounts, and what prevents it. */
export const withdrawalOptionsQuery = queryOptions({
  queryKey: [WITHDRAWAL_OPTIONS_KEY],
  queryFn: () => callApi(getWithdrawalOptions, {}),
});
