import { queryOptions } from '@tanstack/react-query';
import { getDelivery } from '#libs/rewards/common/mall.calls';
import { callApi } from '../../../data/calls/call-api';

export const DELIVERY = 'delivery';

/** The receiver of a redemption; without one that of the last redemption. Kept by no push. */
export const deliveryQuery = (redemption?: string) =>
  queryOptions({
    queryKey: [DELIVERY, redemption ?? 'last'] as const,
    queryFn: () => callApi(getDelivery, redemption === undefined ? {} : { redemption }),
    staleTime: 0,
  });
