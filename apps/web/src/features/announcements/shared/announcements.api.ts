import { useQuery } from '@tanstack/react-query';
import { listAnnouncements } from '#libs/portal/common/announcements.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { useLanguage } from '../../../data/preferences/language';
import { useSessionValue } from '../../../data/session/session-store';

export const ANNOUNCEMENTS_KEY = 'announcements';

/** What the site has to say to this visitor, in the language on show. */
export function useAnnouncements() {
  const { language } = useLanguage();
  const status = useSessionValue((session) => session.status);
  const query = {
    queryKey: [ANNOUNCEMENTS_KEY, language, status],
    queryFn: () => callApi(listAnnouncements, { language }),
    enabled: status !== 'unknown',
    staleTime: 60_000,
  };
  return useQuery(query, queryClient);
}
