import { queryOptions } from '@tanstack/react-query';
import { getTransferOptions, listTransfers } from '#libs/cashier/common/transfer.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

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
