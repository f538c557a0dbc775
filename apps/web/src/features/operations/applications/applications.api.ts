import { queryOptions } from '@tanstack/react-query';
import { getApplicationCase, getApplicationCaseImage } from '#libs/operations/common/applications.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

export const applicationCaseQuery = (id: string) =>
  queryOptions({
    queryKey: [...LISTS_KEY, 'application', id],
    queryFn: () => callApi(getApplicationCase, { id }),
  });

/** An image never changes, so it stands outside of what is read anew. */
export const applicationImageQuery = (id: string, image: string) =>
  queryOptions({
    queryKey: ['operations', 'application-image', id, image],
    queryFn: () => callApi(getApplicationCaseImage, { id, image }),
  });
