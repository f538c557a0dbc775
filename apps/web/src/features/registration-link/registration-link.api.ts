import { queryOptions } from '@tanstack/react-query';
import {
  getRegistrationLinkOptions,
  listRegistrationLinks,
} from '#libs/agency/common/registration-link.calls';
import type { ValueOf } from '#libs/platform/common/call';
import { queryClient } from '../../data/cache/query-client';
import { callApi } from '../../data/calls/call-api';

export type LinkOptions = ValueOf<typeof getRegistrationLinkOptions>;

const LINKS = 'registration-links';

/** Who registered meanwhile is not pushed in every case: looked at again, it is fetched again. */
export const registrationLinksQuery = (pageNo: number) =>
  queryOptions({
    queryKey: [LINKS, pageNo] as const,
    queryFn: () => callApi(listRegistrationLinks, { pageNo }),
    staleTime: 0,
  });

/** What the terms of a link may be; they follow the own contracts. */
export const linkOptionsQuery = queryOptions({
  queryKey: ['registration-link-options'],
  queryFn: () => callApi(getRegistrationLinkOptions, {}),
  staleTime: 0,
});

export const renewLinks = (): void => void queryClient.invalidateQueries({ queryKey: [LINKS] });
