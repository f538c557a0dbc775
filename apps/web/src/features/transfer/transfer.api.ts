import { queryOptions } from '@tanstack/react-query';
import {
  getTransferOptions,
  listTransfers,
  transferDownline,
  transferUpline,
} from '#libs/cashier/common/transfer.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { callApi } from '../../api/call-api';
import { queryClient } from '../session/query-client';

export type TransferOptions = ValueOf<typeof getTransferOptions>;

const KEY = 'transfers';

export const transferOptionsQuery = queryOptions({
  queryKey: [KEY, 'options'],
  queryFn: () => callApi(getTransferOptions, {}),
  staleTime: 0,
});

export const transfersQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [KEY, 'list', pageNo] as const,
    queryFn: () => callApi(listTransfers, { pageNo }),
    staleTime: 0,
  });

export const renewTransfers = (): void => void queryClient.invalidateQueries({ queryKey: [KEY] });

interface Order {
  /** A direct downline; `null` for the upline. */
  account: string | null;
  amount: string;
  reason: string;
  paymentPassword: string;
}

/** One key for each intent: a repeated press or a lost answer sends once. */
export async function sendTransfer({ account, ...order }: Order, idempotencyKey: string) {
  const options = { idempotencyKey };
  const sent =
    account === null
      ? await callApi(transferUpline, order, options)
      : await callApi(transferDownline, { account, ...order }, options);
  renewTransfers();
  return sent;
}
