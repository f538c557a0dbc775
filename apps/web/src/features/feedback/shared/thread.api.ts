import { queryOptions } from '@tanstack/react-query';
import { getThread, getThreadImage } from '#libs/messaging/common/thread.calls';
import { callApi } from '../../../data/calls/call-api';

export const threadQuery = (id: string) =>
  queryOptions({ queryKey: ['thread', id] as const, queryFn: () => callApi(getThread, { id }) });

/** It never changes. */
export const threadImageQuery = (id: string, image: string) =>
  queryOptions({
    queryKey: ['thread-image', id, image] as const,
    queryFn: () => callApi(getThreadImage, { id, image }),
    staleTime: Number.POSITIVE_INFINITY,
  });
