import { queryOptions } from '@tanstack/react-query';
import { getThreadCase, getThreadCaseImage } from '#libs/operations/common/threads.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const threadCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'thread', id],
    queryFn: () => callApi(getThreadCase, { id }),
  });

/** An image never changes, so it stands outside of what is read anew. */
export const threadImageQuery = (id: string, image: string) =>
  queryOptions({
    queryKey: ['operations', 'thread-image', id, image],
    queryFn: () => callApi(getThreadCaseImage, { id, image }),
  });
