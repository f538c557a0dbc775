import { queryOptions } from '@tanstack/react-query';
import { getAccountRecord } from '#libs/ledger/common/account-record.calls';
import type { RequestOf } from '#libs/platform/common/call';
import { callApi } from '../../data/calls/call-api';

export const accountRecordQuery = (filter: Omit<RequestOf<typeof getAccountRecord>, 'page'>, page: number) =>
  queryOptions({
    queryKey: ['account-record', filter, page] as const,
    queryFn: () => callApi(getAccountRecord, { ...filter, page }),
  });
