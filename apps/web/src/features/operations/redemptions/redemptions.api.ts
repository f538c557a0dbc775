import { queryOptions } from '@tanstack/react-query';
import { getRedemptionCase } from '#libs/operations/common/redemptions.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const redemptionCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'redemption', id],
    queryFn: () => callApi(getRedemptionCase, { id }),
  });
