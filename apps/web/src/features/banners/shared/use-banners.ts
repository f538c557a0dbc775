import { useQuery } from '@tanstack/react-query';
import type { BannerGroup } from '#libs/site/common/announcements';
import { listBanners } from '#libs/site/common/site.calls';
import { queryClient } from '../../../data/cache/query-client';
import { callApi } from '../../../data/calls/call-api';
import { useLanguage } from '../../../data/preferences/language';

export const BANNERS_KEY = 'banners';

/** The banners of a place in the language on show. A page can do without, so that nothing waits for a second try. */
export function useBanners(groupName: BannerGroup) {
  const { language } = useLanguage();
  const query = {
    queryKey: [BANNERS_KEY, groupName, language],
    queryFn: () => callApi(listBanners, { groupName, language }),
    retry: false,
  };
  return useQuery(query, queryClient);
}
