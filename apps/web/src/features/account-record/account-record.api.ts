import { queryOptions } from '@tanstack/react-query';
import { getAccountRecord } from '#libs/ledger/common/account-record.calls';
import { callApi } from '../../api/call-api';
import type { RecordFilter } from './record-filter';

export const accountRecordQuery = (filter: RecordFilter, page: number) =>
  queryOptions({
    queryKey: ['account-record', filter, page] as const,
    queryFn: () => callApi(getAccountRecord, { ...filter, page }),
  });
