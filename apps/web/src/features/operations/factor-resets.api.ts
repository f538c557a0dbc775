import { queryOptions } from '@tanstack/react-query';
import { findFactorHolder, listFactorResets } from '#libs/operations/common/factor-reset.calls';
import { callApi } from '../../data/calls/call-api';
import { LISTS_KEY } from './operations.api';

export const factorResetsQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'factor-resets', pageNo],
    queryFn: () => callApi(listFactorResets, { pageNo, pageSize: 20 }),
  });

export const factorHolderQuery = (account: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'factor-holder', account],
    queryFn: () => callApi(findFactorHolder, { account }),
    enabled: account !== '',
    retry: false,
  });
