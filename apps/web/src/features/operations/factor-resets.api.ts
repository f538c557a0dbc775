import { queryOptions } from '@tanstack/react-query';
import { findFactorHolder, listFactorResets } from '#libs/operations/common/factor-reset.calls';
import { callApi } from '../../api/call-api';
import { LISTS } from './operations.api';

export const factorResetsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS, 'factor-resets', pageNo],
    queryFn: () => callApi(listFactorResets, { pageNo, pageSize: 20 }),
    placeholderData: (before) => before,
  });

export const factorHolderQuery = (account: string) =>
  queryOptions({
    queryKey: [...LISTS, 'factor-holder', account],
    queryFn: () => callApi(findFactorHolder, { account }),
    enabled: account !== '',
    retry: false,
  });
