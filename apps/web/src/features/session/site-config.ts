import { queryOptions } from '@tanstack/react-query';
import { getPermission } from '#libs/site/common/site.calls';
import { callApi } from '../../api/call-api';

/** What the brand is and asks for. */
export const siteConfigQuery = queryOptions({
  queryKey: ['permission'] as const,
  queryFn: () => callApi(getPermission, {}),
  staleTime: 60_000,
});
