import { queryOptions, useQuery } from '@tanstack/react-query';
import { getHelpCenter } from '#libs/site/common/site.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { useLanguage } from '../../../data/preferences/language';

/** The articles of the help centre in the language on show. */
export function useHelpCenter() {
  const { language: lang } = useLanguage();
  const query = queryOptions({
    queryKey: ['help-centre', lang],
    queryFn: async () => (await callApi(getHelpCenter, { lang, device: 'WEB' })).sections,
  });
  return useQuery(query, queryClient);
}
