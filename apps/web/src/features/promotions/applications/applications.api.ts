import { queryOptions } from '@tanstack/react-query';
import { getApplicationImage } from '#libs/rewards/common/applications.calls';
import { callApi } from '../../../data/calls/call-api';

/** It never changes. */
export const applicationImageQuery = (id: string, image: string) =>
  queryOptions({
    queryKey: ['application-image', id, image] as const,
    queryFn: () => callApi(getApplicationImage, { id, image }),
    staleTime: Number.POSITIVE_INFINITY,
  });
