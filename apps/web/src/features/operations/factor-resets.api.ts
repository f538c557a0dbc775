import { queryOptions } from '@tanstack/react-query';
import { findFactorHolder } from '#libs/operations/common/factor-reset.calls';
import { callApi } from '../../data/calls/call-api';
import { LISTS_KEY } from './operations.api';

export const factorHolderQuery = (account: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'factor-holder', account],
    queryFn: () => callApi(findFactorHolder, { account }),
    enabled: account !== '',
    retry: false,
  });
