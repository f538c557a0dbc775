import { queryOptions } from '@tanstack/react-query';
import { listCatalogueReadings } from '#libs/operations/common/catalogue.calls';
import { callApi } from '../../../data/calls/call-api';
import { LISTS_KEY } from '../operations.api';

/** Below the key of the lists, so that a decision reads the counts anew. */
export const catalogueReadingsQuery = queryOptions({
  queryKey: [...LISTS_KEY, 'catalogue-readings'],
  queryFn: () => callApi(listCatalogueReadings, {}),
});
