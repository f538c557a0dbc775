import { queryOptions, useQuery } from '@tanstack/react-query';
import { getPermission } from '#libs/site/common/site.calls';
import { queryClient } from '../cache/query-client';
import { callApi } from '../calls/call-api';

/** What the brand is and asks for. */
export const siteConfigQuery = queryOptions({
  queryKey: ['permission'] as const,
  queryFn: () => callApi(getPermission, {}),
  staleTime: 60_000,
});

export const useSiteConfig = () => useQuery(siteConfigQuery, queryClient);
