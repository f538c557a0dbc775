import { queryOptions, useQuery } from '@tanstack/react-query';
import { getDownloads } from '#libs/site/common/site.calls';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';
import { useLanguage } from '../../data/preferences/language';

/** What can be installed, with its guide in the language on show. */
export function useDownloads() {
  const { language: lang } = useLanguage();
  const query = queryOptions({
    queryKey: ['downloads', lang],
    queryFn: async () => (await callApi(getDownloads, { lang })).guides,
  });
  return useQuery(query, queryClient);
}
